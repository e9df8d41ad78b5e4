// What other rulings would change in the whole game, in its figures.
import { wear } from "../app.js";
import { answer } from "../engine.js";
import "../rulings.js";
import { listed, t } from "../words.js";
import { gainsOf } from "./figures.js";
import { app, opened } from "./state.js";

/** @import {ScoreUnder} from "./types.js" */

wear({
  outcome: (rulings) => (app.view ? answer({ do: "under", rulings }) : null),
  difference: (/** @type {ScoreUnder} */ base, /** @type {ScoreUnder} */ other) => {
    const parts = gainsOf(other.changes, opened().players).map(([name, text]) => `${name} ${text}`);
    if (other.irregular > base.irregular) parts.push(t("would.odd", { n: other.irregular - base.irregular }));
    if (listed(other.winners) !== listed(base.winners)) parts.push(t("won", { x: listed(other.winners) || "–" }));
    return parts.join(" · ");
  },
});
