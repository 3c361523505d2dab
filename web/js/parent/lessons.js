// Lessons to choose from: all that there are, hidden ones too, found by a few letters of their title, subject or pack.

import { h, put } from "../core/dom.js";
import { field } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").LessonEntry} LessonEntry */
/** @typedef {import("./activities.js").Catalogue} Catalogue */

/**
 * @param {Scene} scene
 * @param {string} child
 */
export async function allLessons(scene, child) {
  /** @type {LessonEntry[]} */
  const all = [];
  /** @type {string | undefined} */
  let after;
  do {
    const { lessons, next } = await scene.ask("lesson.list", { child, hidden: true, ...(after ? { after } : {}) });
    all.push(...lessons);
    after = next;
  } while (after);
  return all;
}

/**
 * The title with its pack: some packs have lessons of the same title.
 *
 * @param {Catalogue} catalogue
 * @param {LessonEntry} lesson
 */
export const lessonName = ({ packs }, { title, pack }) => `${title} · ${packs.find((other) => other.pack === pack)?.title ?? pack}`;

/**
 * A field to type into, and below it the lessons that fit.
 *
 * @param {Scene} scene
 * @param {Catalogue} catalogue
 * @param {LessonEntry[]} lessons
 * @param {string} key
 * @param {() => void} [changed]
 */
export function lessonPicker(scene, catalogue, lessons, key, changed = () => {}) {
  const search = h("input", { type: "search", maxlength: 80, autocomplete: "off", spellcheck: "false", oninput: () => { draw(); changed(); } });
  const choice = h("select", { "data-key": key, onchange: () => changed() });
  const none = h("p", { class: "note", role: "status" });
  /** @param {string} text */
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(scene.tag);
  const draw = () => {
    const words = plain(search.value).split(/\s+/);
    const before = choice.value;
    const fits = lessons.filter((lesson) => {
      const text = plain(`${lessonName(catalogue, lesson)} ${catalogue.subjects.get(lesson.subject)}`);
      return words.every((word) => text.includes(word));
    });
    put(choice, ...[...catalogue.subjects].flatMap(([subject, title]) => {
      const own = fits.filter((lesson) => lesson.subject === subject);
      return own.length === 0 ? [] : [h("optgroup", { label: title }, own.map((lesson) =>
        h("option", { value: lesson.lesson, selected: lesson.lesson === before }, lessonName(catalogue, lesson))))];
    }));
    choice.disabled = fits.length === 0;
    put(none, fits.length === 0 && scene.say("web.parent.lesson.unknown"));
  };
  draw();
  return { elements: [field(scene.say("web.parent.lesson.find"), search), field(scene.say("web.parent.lesson"), choice), none], choice };
}
