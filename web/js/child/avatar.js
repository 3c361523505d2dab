// The picture of a child: a drawing where there is one of that name, else its letter.

import { h } from "../core/dom.js";

/**
 * Signs of the names that are usual for pictures of children.
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
  const sign = picture ? signs[picture] : undefined;
  const made = h("span", { class: `avatar a${sum % 6}`, "aria-hidden": "true" }, sign ?? name.slice(0, 1));
  if (picture && !sign) {
    void drawings.url(picture).then((url) => {
      if (url) made.replaceChildren(h("img", { src: url, alt: "" }));
    });
  }
  return made;
}
