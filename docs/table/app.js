// What every table page knows, and what a game's own page adds to the shared parts of it.
import { spoken } from "./words.js";

/** A game's page may add to it. @type {import("./types.js").App} */
export const app = {
  id: "",
  log: [],
  view: null,
  reading: "",
  rulings: {},
  waiting: "",
};

/** What a game's page does in its own way; where it says nothing, this holds. @type {import("./types.js").Face} */
export const face = {
  /** What is half entered, to be put away with its game; null for nothing. */
  half: () => null,
  /** Whether something can be taken up as half entered here. */
  sound: (half) => Boolean(half),
  /** Take up what lies with a game, or nothing. */
  lay: () => {},
  /** Take up what another tab made of it. */
  mirror: (half) => face.lay(half),
  /** The game has just changed. */
  fresh: () => {},
  /** What else happens when a step is taken back: {said, back: make that undone}. */
  undoing: () => null,
  /** What to remember of the page beside the open game. */
  memory: () => ({}),
  /** Take up what was remembered. */
  recall: () => {},
  /** What the menu offers: [act, word]. */
  menu: () => [],
  request: async () => false,
  outcome: () => null,
  difference: () => "",
};

/** Do these things in the game's own way. @param {Partial<import("./types.js").Face>} own */
export const wear = (own) => Object.assign(face, own);

/** The reading that is chosen for what is not begun yet. */
export const reading = () => spoken().readings.find((found) => found.id === app.reading) ?? spoken().readings[0];

/** Every ruling's choice in force. @returns {Record<string, string>} */
export const inForce = () => app.view?.rulings ?? { ...reading().choices, ...app.rulings };
