// Writes what words.js makes of a word with a gap, and what it says of it; see test_sentences.py.
const { sentence, speak, t } = await import(new URL("../../docs/table/words.js", import.meta.url));

const said = [];
console.error = (text) => said.push(text);
const game = { told: { lines: { wine: "{n} × wine for {price:amount}" } } };
speak({ page: { round: "Round {n} of {m}" }, cards: [], types: [], rulings: [], ...game });
const words = [t("round", { n: 3, m: 0 }), t("round", { n: 3 }), t("round")];
const texts = [...words, sentence("lines", "wine", { n: 2 })];
process.stdout.write(JSON.stringify({ texts, said }));
