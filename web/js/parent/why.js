// Why a child may or may not now: every rule, in the order in which kidd asks them.

import { h } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { stateWords, toneOf } from "./childcard.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildName} child
 */
export async function whyNow(scene, { child, name }) {
  const { decision, steps } = await scene.ask("policy.explain", { child });
  dialog(scene.say("web.parent.whyOf", { name }), (close) => [
    h("p", {}, h("span", { class: `chip ${toneOf(decision)}` }, stateWords(scene, decision))),
    h("p", { class: "note" }, scene.say("web.parent.childReads"), " ", h("q", {}, decision.say)),
    h("ol", { class: "p-steps-list" }, steps.map((step) =>
      h(
        "li", { class: step.holds ? "is-holding" : "" },
        h("strong", {}, scene.say("web.parent.rule." + step.state), step.holds && h("span", { class: "chip time" }, scene.say("web.parent.decides"))),
        h("span", { class: "note" }, step.say)))),
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.close"), close, { class: "primary" }),
      button(scene.say("web.parent.toLimits"), () => { close(); scene.app.go(`/parent/limits/${child}`); }, { class: "quiet" })),
  ], { class: "p-wide" });
}
