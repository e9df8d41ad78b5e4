// La Cuenta's part of the list of games: who is ahead in each.
import { wear } from "../app.js";
import "../games.js";
import { amount, t, together } from "../words.js";

wear({
  ahead: (/** @type {any} */ { savings }, /** @type {any[]} */ [first]) => {
    // Where spending is counted up, the least is best.
    const best = (first.rulings?.counting === "up" ? Math.min : Math.max)(...Object.values(savings));
    const names = Object.keys(savings).filter((name) => savings[name] === best);
    return names.length < Object.keys(savings).length ? t("ahead", { x: together(names), n: amount(best) }) : "";
  },
});
