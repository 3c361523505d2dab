// Style sheets that only some views need.

import { h } from "./dom.js";

/** @type {Map<string, Promise<void>>} */
const read = new Map();

/**
 * Reads a style sheet of the page, once; what it dresses is shown after that.
 *
 * @param {string} name Such as `parent.css`.
 * @returns {Promise<void>}
 */
export function style(name) {
  const known = read.get(name);
  if (known) return known;
  const asked = new Promise((/** @type {(nothing: void) => void} */ resolve) => {
    // A page that looks plain is better than none.
    document.head.append(h("link", { rel: "stylesheet", href: new URL(`../../${name}`, import.meta.url).href, onload: resolve, onerror: resolve }));
  });
  read.set(name, asked);
  return asked;
}
