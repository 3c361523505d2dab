// The picture of a child: kidd's drawing where there is one of that name, else its letter.

import { h } from "../core/dom.js";

/** @typedef {() => import("../pictures/drawings.js").Drawings | Promise<import("../pictures/drawings.js").Drawings>} Drawn Where a picture is had from. */

/**
 * @param {string} child Its id, which chooses the color.
 * @param {string} name
 * @param {string | undefined} picture
 * @param {Drawn} drawings
 */
export function avatar(child, name, picture, drawings) {
  let sum = 0;
  for (const letter of child) sum += letter.charCodeAt(0);
  const made = h("span", { class: `avatar a${sum % 6}`, "aria-hidden": "true" }, name.slice(0, 1));
  if (picture) void show(made, picture, drawings);
  return made;
}

/**
 * @param {HTMLElement} place
 * @param {string} picture
 * @param {Drawn} drawings
 */
async function show(place, picture, drawings) {
  const url = await (await drawings()).url(picture);
  if (url) place.replaceChildren(h("img", { src: url, alt: "" }));
}
