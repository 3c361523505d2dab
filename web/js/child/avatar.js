// The picture of a child: a drawing or a sign where there is one of that name, else its letter.

import { h } from "../core/dom.js";

/**
 * Signs of the names that are usual for pictures of children, and for which kidd may have no drawing.
 *
 * @type {Record<string, string>}
 */
const signs = {
  fox: "🦊", owl: "🦉", bear: "🐻", cat: "🐱", dog: "🐶", rabbit: "🐰", frog: "🐸", lion: "🦁", tiger: "🐯", panda: "🐼", koala: "🐨", unicorn: "🦄",
  penguin: "🐧", monkey: "🐵", mouse: "🐭", horse: "🐴", bee: "🐝", turtle: "🐢", whale: "🐳", dragon: "🐲", robot: "🤖", rocket: "🚀", star: "⭐",
  dinosaur: "🦕", hedgehog: "🦔", butterfly: "🦋", dolphin: "🐬", elephant: "🐘", giraffe: "🦒", wolf: "🐺",
};

/**
 * @param {string} child Its id, which chooses the color.
 * @param {string} name
 * @param {string | undefined} picture
 * @param {import("../pictures/drawings.js").Drawings} drawings
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
 * @param {import("../pictures/drawings.js").Drawings} drawings
 */
async function show(place, picture, drawings) {
  const url = await drawings.url(picture);
  const sign = signs[picture];
  if (url) place.replaceChildren(h("img", { src: url, alt: "" }));
  else if (sign && isDrawn(sign)) place.textContent = sign;
}

/**
 * Whether the machine has a colored picture for a sign, and not an empty box.
 *
 * @param {string} sign
 */
function isDrawn(sign) {
  const paper = h("canvas", { width: 16, height: 16 }).getContext("2d", { willReadFrequently: true });
  if (!paper) return false;
  paper.font = "14px sans-serif";
  paper.fillText(sign, 0, 14);
  const { data } = paper.getImageData(0, 0, 16, 16);
  return data.some((value, at) => at % 4 === 0 && (value !== data[at + 1] || value !== data[at + 2]));
}
