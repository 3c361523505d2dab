// Why a child may or may not now: every rule, in the order in which kidd asks them.

import { h } from "../core/dom.js";
import { card } from "../core/parts.js";
import { stateWords, toneOf } from "./childcard.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {string} child
 */
export async function whyNow(scene, child) {
  const { decision, steps } = await scene.ask("policy.explain", { child });
  return card(
    scene.say("web.parent.whyNow"), { class: "p-why" },
    h("p", { class: "row" }, h("span", { class: `chip ${toneOf(decision)}` }, stateWords(scene, decision)),
      h("span", { class: "note" }, scene.say("web.parent.childReads"), " ", h("q", {}, decision.say))),
    h("ol", { class: "p-steps-list" }, steps.map((step) =>
      h(
        "li", { class: step.holds ? "is-holding" : "" },
        h("strong", {}, scene.say("web.parent.rule." + step.state), step.holds && h("span", { class: "chip time" }, scene.say("web.parent.decides"))),
        h("span", { class: "note" }, step.say)))));
}
