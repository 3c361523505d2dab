// Items in an order: moved with the arrow keys, with buttons, or dragged.

import { h, put } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button } from "../../core/parts.js";
import { optionBody } from "./choice.js";
import { draggable } from "./drag.js";

/** @typedef {import("../../kidd.js").Option} Option */
/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/**
 * @param {PadDesk} desk
 * @param {Option[]} items
 * @returns {Pad}
 */
export function orderPad(desk, items) {
  const last = desk.last && "order" in desk.last ? desk.last.order : [];
  let order = last.length === items.length ? last.flatMap((id) => items.filter((item) => item.id === id)) : [...items];
  const list = h("ol", { class: "order" });

  /**
   * @param {string} id
   * @param {number} to @param {string} [press]
   */
  const move = (id, to, press) => {
    const from = order.findIndex((item) => item.id === id);
    const item = order[from];
    if (!item || to < 0 || to >= order.length || to === from) return;
    order.splice(from, 1);
    order.splice(to, 0, item);
    draw();
    const row = list.children[to];
    /** @type {HTMLElement | null} */ (row?.querySelector(press ? `.${press}:not([disabled])` : ".handle") ?? row?.querySelector(".handle"))?.focus();
    desk.announce(desk.say("web.child.moved", { item: item.text, number: to + 1 }));
  };

  const draw = () => {
    put(list, order.map((item, at) => {
      const handle = h("button", {
        type: "button", class: "item handle", "data-item": item.id,
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
          if (!step) return;
          event.preventDefault();
          move(item.id, at + step);
        },
      }, ...optionBody(desk, item));
      draggable(handle, (below) => {
        const row = below?.closest(".order > li");
        if (row) move(item.id, [...list.children].indexOf(row));
      });
      return h("li", {}, handle,
        button(icon("arrowUp"), () => move(item.id, at - 1, "up"), { class: "up", disabled: at === 0, "aria-label": desk.say("web.child.up", { item: item.text }) }),
        button(icon("arrowDown"), () => move(item.id, at + 1, "down"), { class: "down", disabled: at === order.length - 1, "aria-label": desk.say("web.child.down", { item: item.text }) }));
    }));
  };
  draw();
  return {
    element: list,
    how: "web.child.how.order",
    first: () => /** @type {HTMLElement | null} */ (list.querySelector(".handle")),
    answer: () => ({ order: order.map((item) => item.id) }),
  };
}
