// One of several: radio buttons as large cards.

import { h } from "../../core/dom.js";
import { freshId } from "../../core/parts.js";
import { withSigns } from "../../pictures/signs.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/** Digits that follow each other within so many milliseconds are of one number. */
const patience = 1200;

/**
 * @param {PadDesk} desk
 * @param {Array<{ text?: string | number, body: import("../../core/dom.js").Child[], answer: import("../../kidd.js").Answer }>} choices `text`: what is typed for it, where it is a number.
 * @param {{ class?: string }} [look]
 * @returns {Pad}
 */
export function choicePad(desk, choices, look = {}) {
  const name = freshId();
  const numbers = choices.map(({ text }) => (/^\d{1,4}$/.test(String(text)) ? String(text) : undefined));
  const isOfNumbers = numbers.some((number) => number !== undefined);
  const inputs = choices.map((_, i) => h("input", { type: "radio", name, value: i }));
  const element = h(
    "fieldset", { class: `choices ${look.class ?? ""}`.trim() }, h("legend", { class: "unseen" }, desk.say("web.child.choices")),
    choices.map((choice, i) => {
      const label = h("label", { class: "choice" }, /** @type {HTMLInputElement} */ (inputs[i]),
        h("span", { class: "choice-body" }, ...choice.body), !isOfNumbers && h("kbd", { "aria-hidden": "true" }, i + 1));
      // In a sprint a press answers; the keys of the arrows, whose clicks are the browser's own, only move.
      if (desk.isQuick) label.addEventListener("click", (click) => click.detail > 0 && setTimeout(() => desk.send()));
      return label;
    }));
  const find = isOfNumbers ? byNumber(numbers) : byPlace;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { place, isSure } = find(event);
    if (isOfNumbers && /^\d$/.test(event.key)) clearTimeout(waiting);
    const input = inputs[place];
    if (!input) return;
    event.preventDefault();
    input.checked = true;
    input.focus();
    if (desk.isQuick) waiting = setTimeout(() => input.isConnected && desk.send(), isSure ? 0 : patience);
  });
  return {
    element,
    how: desk.isQuick ? "web.child.how.quick" : "web.child.how.choice",
    first: () => inputs[0],
    answer: () => choices[inputs.findIndex((input) => input.checked)]?.answer ?? "web.child.missing.choice",
  };
}

/**
 * The option at the place that a digit says.
 *
 * @param {KeyboardEvent} event
 */
function byPlace({ key }) {
  return { place: Number(key) - 1, isSure: true };
}

/**
 * The option that is the number that the digits say, never another one.
 *
 * @param {Array<string | undefined>} numbers Those of the options.
 */
function byNumber(numbers) {
  let typed = "";
  let last = 0;
  return (/** @type {KeyboardEvent} */ { key, timeStamp }) => {
    if (!/^\d$/.test(key)) return { place: -1, isSure: true };
    if (timeStamp - last > patience) typed = "";
    last = timeStamp;
    const begins = (/** @type {string} */ digits) => numbers.filter((number) => number?.startsWith(digits)).length;
    typed = begins(typed + key) > 0 ? typed + key : key;
    return { place: numbers.indexOf(typed), isSure: begins(typed) === 1 };
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
