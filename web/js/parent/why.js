// Why a child may or may not now: what decides, then every rule that limits, and folded away what stands against nothing.

import { h } from "../core/dom.js";
import { length, lengthOfMinutes, lengthUsed } from "../core/lengths.js";
import { button, dialog } from "../core/parts.js";
import { stateWords, toneOf } from "./childcard.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ExplanationStep} Step */

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildName} child
 */
export async function whyNow(scene, { child, name }) {
  const { decision, steps } = await scene.ask("policy.explain", { child });
  // The last one says only that nothing holds, as the chip does.
  const rules = steps.filter((step) => step.state !== "active");
  const isShown = (/** @type {Step} */ step) => step.holds || (step.limits.length > 0 && step.state !== "warning");
  const shown = [...rules.filter((step) => step.holds), ...rules.filter((step) => !step.holds && isShown(step))];
  const list = (/** @type {Step[]} */ some) => h("ol", { class: "p-steps-list" }, some.map((step) =>
    h(
      "li", { class: step.holds ? "is-holding" : "" },
      h("strong", {}, scene.say("web.parent.rule." + step.state), step.holds && h("span", { class: "chip time" }, scene.say("web.parent.decides"))),
      h("span", { class: "note" }, stepWords(scene, step)))));
  dialog(scene.say("web.parent.whyOf", { name }), (close) => [
    h("p", {}, h("span", { class: `chip ${toneOf(decision)}` }, stateWords(scene, decision))),
    h("p", { class: "note" }, scene.say("web.parent.childReads"), " ", h("q", {}, decision.say)),
    list(shown),
    h("details", {}, h("summary", {}, scene.say("web.parent.whyRest")), list(rules.filter((step) => !isShown(step)))),
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.close"), close, { class: "primary" }),
      button(scene.say("web.parent.toLimits"), () => { close(); scene.app.go(`/parent/limits/${child}`); }, { class: "quiet" })),
  ], { class: "p-wide" });
}

/**
 * Minutes of day and week are said as the card says them; other rules have kidd's own words.
 *
 * @param {Scene} scene
 * @param {Step} step
 */
function stepWords(scene, step) {
  const limit = step.limits.find((each) => each.rule === "daily" || each.rule === "weekly");
  if (limit?.limitMinutes === undefined || limit.usedSeconds === undefined || limit.remainingSeconds === undefined) return step.say;
  const extra = step.limits.filter((each) => each.rule === "grant").reduce((sum, each) => sum + (each.remainingSeconds ?? 0), 0);
  return [
    step.dates && `${step.dates}:`,
    scene.say("web.parent.whyLeft", { used: lengthUsed(scene, limit.usedSeconds), limit: lengthOfMinutes(scene, limit.limitMinutes), left: length(scene, limit.remainingSeconds) }),
    extra > 0 && `+ ${length(scene, extra)}`,
  ].filter(Boolean).join(" ");
}
