// The state of this page: what every table page knows, and what is half entered in its forms.
import { app as shared } from "../app.js";

/** @import {ScoreApp, ScoreView} from "./types.js" */

export const app = /** @type {ScoreApp} */ (shared);
Object.assign(app, { half: {}, sheet: "" });

/** The open game, where there is one. */
export const opened = () => /** @type {ScoreView} */ (app.view);
