// The answers behind a skill: `mastery.explain`, one press away from each number about it.

import { h } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { date, kindName, moment } from "./format.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {{ skill: string, title: string }} skill
 * @param {string} [label]
 */
export function skillButton(scene, child, skill, label = skill.title) {
  const named = label.includes(skill.title) ? {} : { "aria-label": `${label}: ${skill.title}` };
  return button(label, () => void scene.attempt(() => trace(scene, child, skill)), { class: "p-skill", ...named });
}

/**
 * What was asked, what was answered, and what is right; of a question that is not kept any more, what it was about.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").MasteryAnswer} answer
 */
function asked(scene, { prompt, lessonTitle, kind, givenText, rightText, percent, answeredAt }) {
  const about = [lessonTitle, kind && kindName(scene, kind), moment(scene, answeredAt)].filter(Boolean).join(" · ");
  return [
    prompt && h("span", { class: "p-prompt" }, prompt),
    givenText && percent === 0 && h("span", {}, scene.say("web.parent.answered", { given: givenText })),
    rightText && h("span", {}, scene.say("web.parent.isRight", { right: rightText })),
    h("span", { class: "note" }, about),
    !prompt && h("span", { class: "note" }, scene.say("web.parent.promptGone")),
  ];
}

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {{ skill: string, title: string }} skill
 */
async function trace(scene, child, { skill, title }) {
  const { percent, windows, recentAnswers, recentShare, say } = await scene.ask("mastery.explain", { child, skill });
  /** @param {typeof recentAnswers} given */
  const answers = (given) => h("ol", { class: "p-answers" }, given.map((answer) =>
    h(
      "li", {}, h("span", { class: `chip ${answer.percent > 0 ? "good" : "stop"}` }, h("span", { "aria-hidden": "true" }, answer.percent > 0 ? "✓" : "✗"), scene.say("web.parent.percent", { percent: answer.percent })),
      h("span", { class: "p-asked" }, ...asked(scene, answer)),
      answer.hintCount > 0 && h("span", { class: "note" }, scene.say("web.parent.hints", { count: answer.hintCount })))));
  dialog(title, (close) => [
    h("p", {}, say),
    h("p", { class: "row" }, h("span", { class: "chip star" }, scene.say("web.parent.percent", { percent }))),
    recentShare && recentAnswers.length > 0 && h(
      "section", {}, h("h3", {}, scene.say("web.parent.report.counted", { wrong: recentShare.answers - recentShare.rightAnswers, answers: recentShare.answers })), answers(recentAnswers)),
    ...windows.map((window) => h("section", {}, h("h3", {}, date(scene, window.day)), answers(window.firstAnswers))),
    windows.length === 0 && recentAnswers.length === 0 && h("p", { class: "note" }, scene.say("web.parent.noAnswers")),
    h("div", { class: "row p-foot" }, button(scene.say("web.parent.close"), close, { class: "primary" })),
  ], { class: "p-wide" });
}
