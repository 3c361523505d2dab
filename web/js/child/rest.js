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
  /** @type {string | undefined} */
  let was;
  const sign = h("div", { class: "rest-sign" });
  const card = h("div", { class: "card alone rest" }, sign, words, ways);
  put(view.root, h("h1", { class: "unseen", tabindex: -1 }, say), card);
  sitting.app.announce(say, "urgent");
  sitting.time.onChange(() => {
    if (!card.isConnected && was !== undefined) return;
    const may = sitting.time.brief?.allowed === true;
    const now = may ? "go on" : sitting.time.canAsk ? "ask" : "rest";
    if (now === was) return;
    if (was !== undefined) put(words, sitting.time.brief?.say ?? say);
    was = now;
    put(sign, icon(may ? "sun" : "moon"));
    put(ways, may ? button(sitting.say("web.child.goOn"), goOn, { class: "primary big" }) : sitting.time.canAsk && button(sitting.say("web.child.ask"), () => askForTime(sitting), { class: "big" }),
      linkButton(sitting.say("web.child.home"), sitting.path(), { class: "quiet" }), sitting.voice.button(sitting.say("web.child.read"), () => [words.textContent ?? ""]));
    ways.querySelector("button")?.focus();
  }, view.signal);
}
