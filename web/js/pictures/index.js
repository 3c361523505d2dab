// Pictures beside questions, drawn from their data alone. rpc-spec/pictures.md has the forms.

import { h, svg } from "../core/dom.js";
import { balance, measured } from "./measuring.js";
import { barGraph, baseTenBlocks, numberLine } from "./numbers.js";
import { clock, coins } from "./money.js";
import { shadedShape, shapes } from "./shapes.js";
import { rows, scattered, tenFrames } from "./things.js";

/** @typedef {import("../kidd.js").Picture} Picture */
/** @typedef {import("./drawings.js").Drawings} Drawings */

/**
 * What a form draws: the size of its paper, and how wide one unit of 100 may be on the screen.
 *
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} [unit] Pixels for 100 units at most.
 * @property {Array<SVGElement | string>} parts
 */

/**
 * A picture as an SVG; of a form of a later kidd its words.
 *
 * @param {Picture} picture
 * @param {Drawings} drawings
 * @returns {Element}
 */
export function drawPicture(picture, drawings) {
  const sheet = drawn(picture, drawings);
  if (!sheet) return h("p", { class: "picture-words" }, /** @type {Picture} */ (picture).text);
  const made = svg("svg", {
    viewBox: `0 0 ${sheet.width} ${sheet.height}`, role: "img", "aria-label": picture.text, class: `picture ${picture.form}`,
  }, sheet.parts);
  made.style.maxWidth = `${Math.round((sheet.width / 100) * (sheet.unit ?? 72))}px`;
  return made;
}

/**
 * @param {Picture} picture
 * @param {Drawings} drawings
 * @returns {Sheet | undefined}
 */
function drawn(picture, drawings) {
  switch (picture.form) {
    case "rows": return rows(picture.rows, drawings);
    case "scattered": return scattered(picture.scattered, drawings);
    case "tenFrames": return tenFrames(picture.tenFrames, drawings);
    case "numberLine": return numberLine(picture.numberLine);
    case "baseTenBlocks": return baseTenBlocks(picture.baseTenBlocks);
    case "clock": return clock(picture.clock);
    case "coins": return coins(picture.coins, drawings);
    case "shadedShape": return shadedShape(picture.shadedShape);
    case "barGraph": return barGraph(picture.barGraph, drawings);
    case "shapes": return shapes(picture.shapes);
    case "measured": return measured(picture.measured, drawings);
    case "balance": return balance(picture.balance, drawings);
    default: return undefined;
  }
}
