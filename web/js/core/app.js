// What every view has: the connection, the words, the way to other views, and a voice for those who listen.

import { Refusal } from "../connection.js";
import { Words } from "../words.js";
import { byId, h, put } from "./dom.js";

/**
 * A view that is being shown.
 *
 * @typedef {object} View
 * @property {HTMLElement} root Where it draws.
 * @property {AbortSignal} signal Aborted when another view takes its place; listeners are given it.
 * @property {(title: string) => void} title Names it: in the tab, and for those who listen.
 * @property {(...children: import("./dom.js").Child[]) => void} top What stands above it; nothing: no head.
 */

/** @typedef {(app: App, view: View, path: string[]) => Promise<void> | void} Shower Shows what a path names. */

/** How long a note belongs to the step that was made, in milliseconds. */
const justNow = 1000;

export class App {
  /** @type {import("../connection.js").Connection} */
  connection;
  /** @type {Words} */
  words;
  /**
   * The words of the browser's own languages.
   *
   * @type {Words}
   */
  #browserWords;
  /** @type {Set<"child" | "parent">} */
  #sides = new Set();
  /**
   * The tag that was asked for; undefined: the browser's.
   *
   * @type {string | undefined}
   */
  #spoken;
  #notes = h("div", { class: "notes", "aria-hidden": "true" });
  /**
   * Notes at the edge, and when they were told.
   *
   * @type {Map<HTMLElement, number>}
   */
  #told = new Map();

  /**
   * @param {import("../connection.js").Connection} connection
   * @param {Words} words
   */
  constructor(connection, words) {
    this.connection = connection;
    this.words = words;
    this.#browserWords = words;
  }

  /**
   * The text with a key.
   *
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   */
  say(key, values) {
    return this.words.say(key, values);
  }

  /**
   * Speaks a child's language; without one the family's, in which kidd's own sentences come. While there is no family, it is
   * that of the browser.
   *
   * @param {string} [tag]
   */
  async speak(tag) {
    const wanted = tag ?? (await this.connection.ask("household.status", {})).locale;
    if (wanted !== this.#spoken) {
      const isBrowsers = !wanted || wanted.split("-")[0] === this.#browserWords.tag.split("-")[0];
      const words = isBrowsers ? this.#browserWords : await Words.load([wanted]);
      await Promise.all([...this.#sides].map((side) => words.learn(side)));
      this.words = words;
    }
    this.#spoken = wanted;
    this.name();
  }

  /** Says in the language of now what stands there before any view. */
  name() {
    document.documentElement.lang = this.words.tag;
    byId("skip").textContent = this.say("web.skip");
  }

  /**
   * Reads the words of a side, in the language of now and in that of the browser.
   *
   * @param {"child" | "parent"} side
   */
  async learn(side) {
    this.#sides.add(side);
    await Promise.all([this.words.learn(side), this.#browserWords.learn(side)]);
  }

  /** The tag of the language that is spoken, with the region that was asked for. */
  get locale() {
    return this.#spoken ?? this.words.tag;
  }

  /**
   * Goes to another view.
   *
   * @param {string} path Such as `/child/mia`.
   * @param {{ replace?: boolean }} [how] `replace`: the way back does not lead here.
   */
  go(path, how = {}) {
    if (how.replace) location.replace(`#${path}`);
    else location.hash = path;
  }

  /**
   * Says something to those who listen to the page.
   *
   * @param {string} text
   * @param {"polite" | "urgent"} [how]
   */
  announce(text, how = "polite") {
    const place = byId(how);
    put(place);
    put(place, h("p", {}, text));
  }

  /**
   * Shows a sentence for a while at the edge of the page, and says it.
   *
   * @param {string} text
   * @param {"good" | "plain" | "warn"} [tone]
   */
  tell(text, tone = "plain") {
    const note = h("p", { class: `note-out ${tone}` }, text);
    // The same once more says no more.
    for (const other of this.#told.keys()) if (other.textContent === text) other.remove();
    this.#notes.append(note);
    this.#told.set(note, performance.now());
    // A dialog lies over everything else of the page; notes outlive it.
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const host = dialog ?? document.body;
    if (this.#notes.parentNode !== host) {
      host.append(this.#notes);
      dialog?.addEventListener("close", () => this.#notes.parentNode === dialog && document.body.append(this.#notes), { once: true });
    }
    setTimeout(() => { note.remove(); this.#told.delete(note); }, Math.max(4000, text.length * 80));
    this.announce(text, tone === "warn" ? "urgent" : "polite");
  }

  /** Takes away what was shown for a while, such as when another view comes; what was told just now is about that step. */
  hush() {
    for (const [note, at] of this.#told) if (performance.now() - at > justNow) note.remove();
  }

  /**
   * The words of what went wrong: kidd's own where it has any.
   *
   * @param {unknown} error
   * @returns {string}
   */
  wordsOf(error) {
    if (!(error instanceof Refusal)) return this.say("web.lost");
    if (error.say) return error.say;
    const key = `web.parent.refused.${error.kind}`;
    return this.words.has(key) ? this.say(key) : sentence(error.message);
  }
}

/**
 * A message as a sentence.
 *
 * @param {string} text
 */
const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
