"""What people and their cats type: scraps that mean something here or nothing anywhere."""

ODD = [
    *("x2", "×3", "4", "-20", "−20", "+", "+premium", "+升级菜品", ",", "、", "；", "40 €", "€"),
    *("--", "-", "x", "\x00", "\x1b[31m", "🍷", "\udcff", "\ud800", "ÄÖÜß", "１０", "²", "٣"),
    *("0", "999999", "9999999", "a" * 300, "-fish", "--tip", "", " ", "=", ":", "!", "?", "？"),
    *("#", "{}", "{0}", "%s", "\u202e", "a\u0301", "\n", "1.000", "12,50", "-1", "1e9", "NaN"),
    "٣ x ٢",
]
VALUES = [
    *("1", "2", "3", "4", "9", "-1", "", "=", "-", "Ana,Ben,Cem", "Ana", "ana", "Ben", "小明"),
    *("de", "zh", "en", "reconciled", "rounding=up-to-ten", "split-by=anyone", "debt=zero", "x=y"),
    *("premium-stacking=single", "counting=up", "toilet-lasts=round", "early-ask=forbidden"),
    *("tie-break=shared", "/no/such", "/", "la-cuenta", "cuantos-tacos", "bolicheros-de-barrio"),
]
