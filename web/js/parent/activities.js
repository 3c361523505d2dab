// Activities that a rule is about: subjects and packs that there are, and apps by the names that they give themselves.

import { h, put } from "../core/dom.js";
import { button } from "../core/parts.js";
import { field, menu } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").LimitedActivity} LimitedActivity */

/**
 * What there is to choose from.
 *
 * @typedef {object} Catalogue
 * @property {Map<string, string>} subjects Titles by ids.
 * @property {import("../kidd.js").PackEntry[]} packs
 */

/**
 * @param {Scene} scene
 * @param {string} child
 * @returns {Promise<Catalogue>}
 */
export async function catalogueOf(scene, child) {
  const [{ packs }, { subjects }] = await Promise.all([scene.ask("pack.list", {}), scene.ask("progress.overview", { child })]);
  const titles = new Map(subjects.map((subject) => [subject.subject, subject.title]));
  // What the filter hides has its title in its packs.
  for (const pack of packs) pack.subjects.forEach((subject, at) => titles.has(subject) || titles.set(subject, pack.subjectTitles[at]));
  return { subjects: titles, packs };
}

/**
 * @param {Catalogue} catalogue
 * @param {LimitedActivity} activity
 */
export function nameOf({ subjects, packs }, activity) {
  if ("subject" in activity) return subjects.get(activity.subject) ?? activity.subject;
  if ("pack" in activity) return packs.find((pack) => pack.pack === activity.pack)?.title ?? activity.pack;
  return activity.app;
}

/**
 * Chosen activities, each with a button that takes it out, and a menu that adds one.
 *
 * @param {Scene} scene
 * @param {Catalogue} catalogue
 * @param {string} label
 * @param {LimitedActivity[]} chosen
 * @param {(chosen: LimitedActivity[]) => void} change
 */
export function activityPicker(scene, catalogue, label, chosen, change) {
  const app = h("input", { type: "text", maxlength: 64, autocomplete: "off", spellcheck: "false" });
  const appField = field(scene.say("web.parent.appName"), app, scene.say("web.parent.appName.note"));
  /** @type {Array<readonly [string, string]>} */
  const choices = [
    ...[...catalogue.subjects].map(([subject, title]) => /** @type {const} */ ([`subject ${subject}`, title])),
    ...catalogue.packs.map((pack) => /** @type {const} */ ([`pack ${pack.pack}`, scene.say("web.parent.packNamed", { title: pack.title })])),
    ["app", scene.say("web.parent.anApp")],
  ];
  const choice = menu(choices, choices[0][0], (value) => (appField.hidden = value !== "app"), { "aria-label": label });
  appField.hidden = choice.value !== "app";
  const list = h("ul", { class: "p-chosen", role: "list" });

  /** @param {LimitedActivity[]} now */
  const set = (now) => { chosen = now; change(now); draw(); };
  const draw = () => put(list, chosen.map((activity) => {
    const name = nameOf(catalogue, activity);
    return h("li", {}, button([name, h("span", { "aria-hidden": "true" }, "✕")], () => {
      set(chosen.filter((other) => other !== activity));
      choice.focus();
    }, { "aria-label": `${scene.say("web.parent.remove")}: ${name}` }));
  }));
  const add = () => {
    const [kind, id] = choice.value.split(" ");
    const named = kind === "app" ? app.value.trim() : id;
    if (!named) return void app.focus();
    const activity = /** @type {LimitedActivity} */ (/** @type {unknown} */ ({ [kind]: named }));
    app.value = "";
    if (!chosen.some((other) => JSON.stringify(other) === JSON.stringify(activity))) set([...chosen, activity]);
  };
  draw();
  return h(
    "fieldset", { class: "stack" }, h("legend", {}, label), list,
    h("div", { class: "row p-end" }, choice, appField, button(scene.say("web.parent.add"), add)));
}
