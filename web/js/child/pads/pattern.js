// A pattern with gaps: each gap gets a tile.

import { h, put } from "../../core/dom.js";
import { optionBody } from "./choice.js";
import { draggable } from "./drag.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").Pattern} pattern
 * @returns {Pad}
 */
export function patternPad(desk, pattern) {
  const gaps = pattern.sequence.flatMap((place, at) => (place.tile === undefined ? [at] : []));
  /** @type {Map<number, string>} */
  const filled = new Map();
  let current = gaps[0] ?? 0;
  const sequence = h("ol", { class: "sequence", "aria-label": desk.say("web.child.sequence") });
  const tiles = h("div", { class: "pool", role: "group", "aria-label": desk.say("web.child.pool") });

  /**
   * @param {string | undefined} id */
  const body = (id) => {
    const tile = pattern.tiles.find((option) => option.id === id);
    return tile ? optionBody(desk, tile) : ["?"];
  };
  /**
   * @param {number} gap @param {string} tile
   */
  const fill = (gap, tile) => {
    filled.set(gap, tile);
    current = gaps.find((other) => !filled.has(other)) ?? gap;
    draw();
    desk.announce(desk.say("web.child.filled", { item: pattern.tiles.find((option) => option.id === tile)?.text ?? "" }));
  };
  const draw = () => {
    put(sequence, pattern.sequence.map((place, at) => {
      if (place.tile !== undefined) return h("li", { class: "tile" }, ...body(place.tile));
      const number = gaps.indexOf(at) + 1;
      return h("li", {}, h("button", {
        type: "button", class: at === current ? "gap current" : "gap", "data-gap": at, "aria-pressed": at === current,
        "aria-label": filled.has(at) ? undefined : desk.say("web.child.gap", { number }),
        onclick: () => {
          current = at;
          draw();
          /** @type {HTMLElement | null} */ (sequence.querySelector(".current"))?.focus();
        },
      }, ...body(filled.get(at))));
    }));
  };
  put(tiles, pattern.tiles.map((tile) => {
    const made = h("button", { type: "button", class: "item", "data-item": tile.id, onclick: () => fill(current, tile.id) }, ...optionBody(desk, tile));
    draggable(made, (below) => {
      const gap = below?.closest("[data-gap]")?.getAttribute("data-gap");
      if (gap) fill(Number(gap), tile.id);
    });
    return made;
  }));
  draw();
  return {
    element: h("div", { class: "pattern" }, sequence, tiles),
    how: "web.child.how.pattern",
    first: () => /** @type {HTMLElement | null} */ (tiles.querySelector("button")),
    open: () => gaps.length - filled.size,
    answer: () => (filled.size < gaps.length ? "web.child.missing.all" : { elements: gaps.map((gap) => filled.get(gap) ?? "") }),
  };
}
