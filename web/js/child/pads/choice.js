// One of several: radio buttons as large cards.

import { h } from "../../core/dom.js";
import { freshId } from "../../core/parts.js";
import { withSigns } from "../../pictures/signs.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/**
 * @param {PadDesk} desk
 * @param {Array<{ body: import("../../core/dom.js").Child[], answer: import("../../kidd.js").Answer }>} choices
 * @param {{ class?: string }} [look]
 * @returns {Pad}
 */
export function choicePad(desk, choices, look = {}) {
  const name = freshId();
  const inputs = choices.map((_, i) => h("input", { type: "radio", name, value: i }));
  const element = h(
    "fieldset", { class: `choices ${look.class ?? ""}`.trim() }, h("legend", { class: "unseen" }, desk.say("web.child.choices")),
    choices.map((choice, i) => {
      const label = h("label", { class: "choice" }, /** @type {HTMLInputElement} */ (inputs[i]),
        h("span", { class: "choice-body" }, ...choice.body), h("kbd", { "aria-hidden": "true" }, i + 1));
      // In a sprint a press answers; the keys of the arrows, whose clicks are the browser's own, only move.
      if (desk.isQuick) label.addEventListener("click", (click) => click.detail > 0 && setTimeout(() => desk.send()));
      return label;
    }));
  element.addEventListener("keydown", (event) => {
    const place = Number(event.key) - 1;
    const input = event.ctrlKey || event.metaKey || event.altKey ? undefined : inputs[place];
    if (!input) return;
    event.preventDefault();
    input.checked = true;
    input.focus();
    if (desk.isQuick) desk.send();
  });
  return {
    element,
    how: desk.isQuick ? "web.child.how.quick" : "web.child.how.choice",
    first: () => inputs[0],
    answer: () => choices[inputs.findIndex((input) => input.checked)]?.answer ?? "web.child.missing.choice",
  };
}

/**
 * What an option shows: its image and its text.
 *
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").Option} option
 * @returns {import("../../core/dom.js").Child[]}
 */
export function optionBody(desk, option) {
  return [option.image && desk.drawings.image(option.image, { pack: desk.pack, letter: " " }), h("span", { class: "option-text" }, withSigns(option.text, desk.drawings))];
}
