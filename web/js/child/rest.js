// Time is over, or something rests: kidd's own words, and what can be done.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { button, linkButton } from "../core/parts.js";
import { askForTime } from "./ask.js";

/**
 * @param {import("./side.js").Sitting} sitting
 * @param {import("../core/app.js").View} view
 * @param {string} say kidd's words.
 * @param {() => void} goOn When it may go on.
 */
export function showRest(sitting, view, say, goOn) {
  const words = h("p", { class: "lead rest-say" }, say);
  const ways = h("div", { class: "row center" });
  /** @type {boolean | undefined} */
  let was;
  const card = h("div", { class: "card alone rest" }, h("div", { class: "rest-sign" }, icon("moon")), words, ways);
  put(view.root, h("h1", { class: "unseen", tabindex: -1 }, say), card);
  sitting.app.announce(say, "urgent");
  sitting.time.onChange(() => {
    if (!card.isConnected && was !== undefined) return;
    const may = sitting.time.brief?.allowed === true;
    if (may === was) return;
    if (was !== undefined) put(words, sitting.time.brief?.say ?? say);
    was = may;
    put(ways, may ? button(sitting.say("web.child.goOn"), goOn, { class: "primary big" }) : button(sitting.say("web.child.ask"), () => askForTime(sitting), { class: "big" }),
      linkButton(sitting.say("web.child.home"), sitting.path(), { class: "quiet" }), sitting.voice.button(sitting.say("web.child.read"), () => [words.textContent ?? ""]));
    ways.querySelector("button")?.focus();
  }, view.signal);
}
