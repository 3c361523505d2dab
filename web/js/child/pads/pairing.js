// Each item to its place, or to its partner: pressed one after the other, or dragged.

import { h, put } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { optionBody } from "./choice.js";
import { draggable } from "./drag.js";

/** @typedef {import("../../kidd.js").Option} Option */
/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/**
 * @param {PadDesk} desk
 * @param {object} task
 * @param {Option[]} task.items What is put away.
 * @param {Option[]} task.zones Where to.
 * @param {boolean} task.isPairs Each place holds one.
 * @param {(places: Array<[string, string]>) => import("../../kidd.js").Answer} task.answer Of items with their zones.
 * @returns {Pad}
 */
export function pairingPad(desk, { items, zones, isPairs, answer }) {
  /** The zone of each item. */
  const places = /** @type {Map<string, string>} */ (new Map());
  /** Items that were right and stay. */
  const fixed = new Set();
  for (const [part, partner] of desk.stays) {
    const [item, zone] = isPairs ? [partner, part] : [part, partner];
    places.set(item, zone);
    fixed.add(item);
  }
  /** @type {string | undefined} */
  let picked;
  const pool = h("div", { class: "pool", role: "group", "aria-label": desk.say("web.child.pool") });
  const targets = h("div", { class: isPairs ? "pairs" : "zones" });
  const element = h("div", { class: "pairing" }, pool, targets);

  const zoneOf = (/** @type {Element | null} */ below) => below?.closest("[data-zone]")?.getAttribute("data-zone") ?? undefined;

  /**
   * @param {string} item
   * @param {string | undefined} zone
   */
  const move = (item, zone) => {
    picked = undefined;
    if (zone === undefined) places.delete(item);
    else {
      if (isPairs) for (const [other, at] of places) if (at === zone && !fixed.has(other)) places.delete(other);
      if (isPairs && [...places].some(([other, at]) => at === zone && other !== item)) return draw();
      places.set(item, zone);
      const named = (/** @type {Option[]} */ list, /** @type {string} */ id) => list.find((option) => option.id === id)?.text ?? "";
      desk.announce(desk.say("web.child.placed", { item: named(items, item), place: named(zones, zone) }));
    }
    draw();
    focusNext();
  };

  const focusNext = () => {
    const next = pool.querySelector("button") ?? element.querySelector("button.item:not([disabled])");
    if (element.contains(document.activeElement) || document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (next)?.focus();
    }
  };

  /** @param {Option} option */
  const tile = (option) => {
    const made = h("button", {
      type: "button", class: "item", "data-item": option.id, "aria-pressed": picked === option.id, disabled: fixed.has(option.id),
    }, ...optionBody(desk, option), fixed.has(option.id) && h("span", { class: "kept" }, icon("check")));
    made.addEventListener("click", () => {
      if (places.has(option.id)) return move(option.id, undefined);
      picked = picked === option.id ? undefined : option.id;
      draw();
      /** @type {HTMLElement | null} */ (element.querySelector(picked ? "[data-zone] button.zone-name" : `[data-item="${option.id}"]`))?.focus();
    });
    if (!fixed.has(option.id)) {
      draggable(made, (below) => move(option.id, zoneOf(below)), (below) => {
        for (const zone of targets.children) zone.classList.toggle("over", zone.getAttribute("data-zone") === zoneOf(below));
      });
    }
    return made;
  };

  const draw = () => {
    put(pool, items.filter((item) => !places.has(item.id)).map(tile));
    pool.classList.toggle("empty", pool.childElementCount === 0);
    put(targets, zones.map((zone) => {
      const name = h("button", {
        type: "button", class: "zone-name", "aria-disabled": picked === undefined,
        onclick: () => picked !== undefined && move(picked, zone.id),
      }, ...optionBody(desk, zone));
      return h("div", { class: picked === undefined ? "zone" : "zone open", "data-zone": zone.id, role: "group", "aria-label": zone.text },
        name, h("div", { class: "held" }, items.filter((item) => places.get(item.id) === zone.id).map(tile)));
    }));
  };
  targets.addEventListener("click", (event) => {
    // Anywhere in a place is the place.
    const target = /** @type {Element} */ (event.target);
    const zone = zoneOf(target);
    if (picked !== undefined && zone !== undefined && !target.closest("button")) move(picked, zone);
  });
  draw();
  return {
    element,
    how: isPairs ? "web.child.how.pairs" : "web.child.how.places",
    first: () => /** @type {HTMLElement | null} */ (pool.querySelector("button")),
    open: () => items.length - places.size,
    answer: () => (places.size < items.length ? "web.child.missing.all" : answer([...places])),
  };
}
