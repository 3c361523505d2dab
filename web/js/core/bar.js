// The bar above all: says that kidd is away, and that it is back.

import { byId, h, put } from "./dom.js";

/** @param {import("./app.js").App} app */
export function showConnection(app) {
  let wasAway = false;
  app.connection.onState((state) => {
    const bar = byId("bar");
    document.body.dataset.connection = state;
    if (state === "waiting") {
      wasAway = true;
      put(bar, h("p", {}, app.say("web.waiting")));
    } else if (state === "closed") {
      put(bar);
      put(byId("page"), h("div", { class: "card alone" }, h("p", {}, app.say("web.closed", { command: "kidctl web" }))));
    } else if (state === "open") {
      put(bar);
      if (wasAway) app.announce(app.say("web.back"));
      wasAway = false;
    }
  });
}
