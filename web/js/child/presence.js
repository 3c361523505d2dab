// Which child sits at the page. Apart from the child's side, so that a page on which nobody has sat down yet needs no more.

import { askForLooks } from "../core/looks.js";

/** @typedef {import("./side.js").Sitting} Sitting */

/** @type {Sitting | undefined} */
let sitting;

/** The child that sits here, if one does. */
export const present = () => sitting;

/**
 * A child sits down.
 *
 * @param {Sitting} next
 */
export function sit(next) {
  sitting = next;
}

/** Ends the sitting: nobody is here. */
export function leaveSitting() {
  sitting?.end();
  sitting = undefined;
  askForLooks({});
}
