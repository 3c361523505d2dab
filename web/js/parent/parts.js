// Parts of the parent's forms.

import { h } from "../core/dom.js";
import { freshId } from "../core/parts.js";
import { afterPress } from "../core/press.js";

/** @typedef {import("../core/dom.js").Child} Child */
/** @typedef {import("../core/dom.js").Props} Props */

/**
 * A field with its label above it.
 *
 * @param {string} label
 * @param {HTMLElement} input
 * @param {string} [note]
 */
export function field(label, input, note) {
  input.id ||= freshId();
  const noteId = note ? freshId() : undefined;
  if (noteId) input.setAttribute("aria-describedby", noteId);
  return h(
    "div", { class: "field" }, h("label", { for: input.id }, label), input,
    note && h("p", { class: "note", id: noteId }, note));
}

/**
 * A switch with its label beside it.
 *
 * @param {string} label
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} [change]
 * @param {Props} [props]
 */
export function check(label, isOn, change, props = {}) {
  const input = h("input", { type: "checkbox", ...props, onchange: () => change?.(input.checked) });
  input.checked = isOn;
  return Object.assign(h("label", { class: "p-check" }, input, h("span", {}, label)), { input });
}

/**
 * A field for whole numbers; empty is null. What is out of bounds is said, and not taken.
 *
 * @param {number | null | undefined} value
 * @param {(value: number | null) => void} change
 * @param {Props} [props]
 * @param {boolean} [isLive] Whether what is being typed counts before the field is left.
 */
export function numberInput(value, change, props = {}, isLive = false) {
  const take = () => change(input.value === "" ? null : Math.round(Number(input.value)));
  const input = h("input", {
    type: "number", inputmode: "numeric", min: 0, step: 1, ...props,
    oninput: isLive && (() => input.validity.valid && take()), onchange: () => (input.validity.valid ? take() : afterPress(() => input.reportValidity())),
  });
  input.value = value === null || value === undefined ? "" : String(value);
  return input;
}

/**
 * A choice of one of a few words.
 *
 * @template {string} T
 * @param {string} label
 * @param {ReadonlyArray<readonly [T, string]>} choices
 * @param {T} chosen
 * @param {(choice: T) => void} change
 */
export function segments(label, choices, chosen, change) {
  const name = freshId();
  return h(
    "fieldset", { class: "p-segments" }, h("legend", {}, label),
    h("div", { class: "p-segment-row" }, choices.map(([value, text]) => {
      const input = h("input", { type: "radio", name, value, onchange: () => change(value) });
      input.checked = value === chosen;
      return h("label", {}, input, h("span", {}, text));
    })));
}

/**
 * A menu.
 *
 * @template {string} T
 * @param {ReadonlyArray<readonly [T, string]>} choices
 * @param {T} chosen
 * @param {(choice: T) => void} change
 * @param {Props} [props]
 */
export function menu(choices, chosen, change, props = {}) {
  const made = h(
    "select", { ...props, onchange: () => change(/** @type {T} */ (made.value)) },
    choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));
  return made;
}

/** The languages that kidd speaks, in their own words. */
export const languages = /** @type {const} */ ([["en", "English"], ["de", "Deutsch"], ["es", "Español"], ["fr", "Français"]]);

/**
 * A table of texts with a caption; the first cell of each row names it.
 *
 * @param {string} caption
 * @param {string[]} heads
 * @param {Child[][]} rows
 */
export function table(caption, heads, rows) {
  return h(
    "div", { class: "scroll", tabindex: 0, role: "group", "aria-label": caption },
    h(
      "table", { class: "p-table" }, h("caption", {}, caption),
      h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, rows.map(([first, ...rest]) =>
        h("tr", {}, h("th", { scope: "row" }, first), rest.map((cell) => h("td", {}, cell)))))));
}

/**
 * Names and values.
 *
 * @param {Array<[string, Child | Child[]]>} pairs
 */
export function facts(pairs) {
  return h("dl", { class: "p-facts" }, pairs.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))));
}
