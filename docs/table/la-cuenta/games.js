// La Cuenta's part of the list of games: who is ahead in each.
import { wear } from "../app.js";
import "../games.js";
import { amount, t, together } from "../words.js";

wear({
  ahead: (/** @type {any} */ { leaders, players, savings }) =>
    (leaders.length < players.length ? t("ahead", { x: together(leaders), n: amount(savings[leaders[0]]) }) : ""),
});
