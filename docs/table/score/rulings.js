// What other rulings would change in the whole game, in its figures.
import { app, wear } from "../app.js";
import { ask } from "../engine.js";
import "../rulings.js";
import { listed, t } from "../words.js";
import { gainsOf } from "./figures.js";

wear({
  outcome: (/** @type {Record<string, string>} */ rulings) => (app.view ? ask({ do: "under", rulings }).ok : null),
  difference: (/** @type {any} */ base, /** @type {any} */ other) => {
    const parts = gainsOf(other.changes, app.view.players).map(([name, text]) => `${name} ${text}`);
    if (other.irregular > base.irregular) parts.push(t("would.odd", { n: other.irregular - base.irregular }));
    if (listed(other.winners) !== listed(base.winners)) parts.push(t("won", { x: listed(other.winners) || "–" }));
    return parts.join(" · ");
  },
});
