// What is typed: words, numbers, and what was said aloud.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, freshId } from "../../core/parts.js";
import { again } from "../presses.js";
import { choicePad } from "./choice.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/** Numbers that are offered to press; above it they are typed. */
const mostToPress = 20;

/**
 * A blank for words, or for a number where only one can be in it.
 *
 * @param {PadDesk} desk
 * @returns {Pad}
 */
export function typingPad(desk) {
  const input = field(desk, desk.asksFacts);
  return {
    element: h("div", { class: "typing" }, input, desk.asksFacts && keys(desk, input)),
    how: desk.asksFacts ? "web.child.how.number" : "web.child.how.words",
    first: () => input,
    answer: () => {
      const text = input.value.trim();
      if (desk.asksFacts) return /^[-−+]?\d+$/.test(text) ? { text } : "web.child.missing.number";
      return text ? { text } : "web.child.missing.words";
    },
  };
}

/**
 * A number from 0 to the highest.
 *
 * @param {PadDesk} desk
 * @param {number} highest
 * @param {string} [unit]
 * @returns {Pad}
 */
export function numberPad(desk, highest, unit) {
  if (highest <= mostToPress) {
    const numbers = Array.from({ length: highest + 1 }, (_, number) => ({ text: number, body: [number], answer: { number } }));
    const pad = choicePad(desk, numbers, { class: "numbers" });
    if (unit) pad.element.append(h("p", { class: "unit" }, unit));
    return { ...pad, how: "web.child.how.pick" };
  }
  const input = field(desk, true);
  return {
    element: h("div", { class: "typing" }, h("div", { class: "row" }, input, unit && h("span", { class: "unit" }, unit)), keys(desk, input)),
    how: "web.child.how.number",
    first: () => input,
    answer: () => {
      const number = Number(input.value.trim());
      return /^\d+$/.test(input.value.trim()) && number <= highest ? { number } : "web.child.missing.number";
    },
  };
}

/**
 * @param {PadDesk} desk
 * @param {boolean} isNumber
 */
function field(desk, isNumber) {
  return h("input", {
    type: "text", class: isNumber ? "answer-field number" : "answer-field", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    inputmode: isNumber ? "none" : "text", maxlength: isNumber ? 6 : 100, "aria-label": desk.say("web.child.answer"), id: freshId(),
  });
}

/**
 * Keys for those who touch.
 *
 * @param {PadDesk} desk
 * @param {HTMLInputElement} input
 */
function keys(desk, input) {
  const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
  // The focus stays in the field, so that Enter sends what was pressed.
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  return h("div", { class: "keys", role: "group", "aria-label": desk.say("web.child.keys"), onmousedown: stay },
    digits.map((digit) => button(digit, () => (input.value = (input.value + digit).slice(0, 6)), { ...again, class: "key", tabindex: -1 })),
    button(icon("erase"), () => (input.value = input.value.slice(0, -1)), { ...again, class: "key", tabindex: -1, "aria-label": desk.say("web.child.back") }));
}

/**
 * Something that is said aloud to whoever is near; it may be written too. No sound leaves the page.
 *
 * @param {PadDesk} desk
 * @returns {Pad}
 */
export function speakingPad(desk) {
  const input = field(desk, false);
  const name = h("label", { for: input.id }, desk.say("web.child.speak.write"));
  return {
    element: h("div", { class: "speaking" },
      h("p", { class: "speak-lead" }, h("span", { class: "speak-sign" }, icon("speech")), desk.say("web.child.speak")),
      h("div", { class: "field" }, name, input)),
    how: "web.child.how.speak",
    first: () => null,
    answer: () => {
      const text = input.value.trim();
      return { transcript: text ? { text } : {} };
    },
  };
}
