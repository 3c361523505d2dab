// What a child answers with: a pad for each kind of question, its own or a general one.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { withSigns } from "../../pictures/signs.js";
import { choicePad, optionBody } from "./choice.js";
import { clockPad } from "./clock.js";
import { barsPad, blocksPad, coinsPad } from "./counts.js";
import { drawingPad } from "./drawing.js";
import { answerForms } from "./forms.js";
import { linePad } from "./line.js";
import { orderPad } from "./order.js";
import { pairingPad } from "./pairing.js";
import { patternPad } from "./pattern.js";
import { shadingPad } from "./shading.js";
import { numberPad, speakingPad, typingPad } from "./typing.js";

/** @typedef {import("../../kidd.js").Answer} Answer */
/** @typedef {import("../../kidd.js").Question} Question */

/**
 * A pad: what is seen, and the answer that it makes.
 *
 * @typedef {object} Pad
 * @property {Element} element
 * @property {() => Answer | string} answer The answer; else the key of what is missing.
 * @property {() => number} [open] How many parts are still to be done.
 * @property {() => HTMLElement | SVGElement | null | undefined} [first] Where the keyboard begins.
 * @property {string} how The key of how it is done.
 */

/**
 * What pads are given.
 *
 * @typedef {object} PadDesk
 * @property {(key: string, values?: Record<string, string | number>) => string} say
 * @property {import("../../pictures/drawings.js").Drawings} drawings
 * @property {string | undefined} pack Where images of the lesson lie.
 * @property {boolean} isQuick A choice is an answer at once: in a sprint.
 * @property {boolean} asksFacts Blanks are numbers.
 * @property {() => void} send Sends the answer as it is.
 * @property {(text: string) => void} announce
 * @property {Map<string, string>} stays Parts that were right before, with where they were put.
 * @property {Answer | undefined} last The answer before.
 */

/**
 * A new pad for a question; undefined where no pad can make an answer, such as for kinds of a later kidd.
 *
 * @param {Question} question
 * @param {PadDesk} desk
 * @returns {Pad | undefined}
 */
export function padFor(question, desk) {
  switch (question.kind) {
    case "yesNo":
      return choicePad(desk, [
        { body: [icon("check"), question.yesNo.yesWord], answer: { yes: true } },
        { body: [icon("close"), question.yesNo.noWord], answer: { yes: false } },
      ]);
    case "fillInBlank": {
      const { wordBank } = question.fillInBlank;
      if (wordBank.length) return choicePad(desk, wordBank.map((tile) => ({ text: tile, body: [h("span", { class: "option-text" }, withSigns(tile, desk.drawings))], answer: { tile } })));
      return typingPad(desk);
    }
    case "measure": {
      const { words, unit, highest } = question.measure;
      if (!words) return numberPad(desk, highest ?? 1000, unit);
      return choicePad(desk, words.map((word) => ({ body: [comparison(word, words, desk)], answer: { comparison: word } })));
    }
    case "matching":
      return pairingPad(desk, {
        items: question.matching.right, zones: question.matching.left, isPairs: true,
        answer: (places) => ({ pairs: places.map(([right, left]) => ({ left, right })) }),
      });
    case "dragAndDrop": return placing(desk, question.dragAndDrop.items, question.dragAndDrop.zones);
    case "sorting":
      return question.sorting.zones
        ? placing(desk, question.sorting.items, question.sorting.zones) : orderPad(desk, question.sorting.items);
    case "pattern": return patternPad(desk, question.pattern);
    case "numberLine": return linePad(desk, question.numberLine);
    case "baseTenBlocks": return blocksPad(desk);
    case "coins": return coinsPad(desk, question.coins.coins);
    case "barGraph": return barsPad(desk, question.barGraph);
    case "clock": return clockPad(desk, question.clock);
    case "fractionShading": return shadingPad(desk, question.fractionShading);
    case "drawing": return drawingPad(desk, question.drawing);
    case "audioResponse": return speakingPad(desk);
    default: return generalPad(question, desk);
  }
}

/**
 * A pad for a kind without one of its own, by the forms of answer that it takes: one of its options, a number, or words.
 *
 * @param {{ kind: string }} question
 * @param {PadDesk} desk
 * @param {readonly string[]} forms
 * @returns {Pad | undefined}
 */
export function generalPad(question, desk, forms = answerForms[question.kind] ?? []) {
  /** @type {{ options?: import("../../kidd.js").Option[], highest?: number }} */
  const view = Object(Reflect.get(question, question.kind));
  if (forms.includes("option") && view.options) {
    return choicePad(desk, view.options.map((option) => ({ text: option.text, body: optionBody(desk, option), answer: { option: option.id } })));
  }
  if (forms.includes("number")) return numberPad(desk, view.highest ?? 1000);
  return forms.includes("text") ? typingPad(desk) : undefined;
}

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").Option[]} items
 * @param {import("../../kidd.js").Option[]} zones
 */
function placing(desk, items, zones) {
  return pairingPad(desk, {
    items, zones, isPairs: false,
    answer: (places) => ({ placements: places.map(([item, zone]) => ({ item, zone })) }),
  });
}

/**
 * A word of a comparison in the child's language.
 *
 * @param {string} word
 * @param {string[]} words
 * @param {PadDesk} desk
 */
function comparison(word, words, desk) {
  const known = ["heavier", "lighter", "longer", "shorter", "taller", "more", "less", "equal"];
  if (!known.includes(word)) return word;
  return desk.say(`web.child.compare.${word === "shorter" && words.includes("taller") ? "shorterHeight" : word}`);
}

/**
 * What an earlier try left: the parts that were right, with where they were put.
 *
 * @param {Answer | undefined} last
 * @param {string[]} right
 * @returns {Map<string, string>}
 */
export function staying(last, right) {
  /** @type {Array<[string, string]>} */
  const all = [];
  if (last && "pairs" in last) all.push(...last.pairs.map((pair) => /** @type {[string, string]} */ ([pair.left, pair.right])));
  if (last && "placements" in last) all.push(...last.placements.map((placed) => /** @type {[string, string]} */ ([placed.item, placed.zone])));
  if (last && "values" in last) all.push(...last.values.map((value) => /** @type {[string, string]} */ ([value.category, String(value.value)])));
  return new Map(all.filter(([part]) => right.includes(part)));
}
