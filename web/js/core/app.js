// What every view has: the connection, the words, the way to other views, and a voice for those who listen.

import { Connection, Refusal } from "../connection.js";
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

export class App {
  connection = new Connection();
  /** @type {Words} */
  words;
  /**
   * The words of the browser's own languages.
   *
   * @type {Words}
   */
  #browserWords;

  /** @param {Words} words */
  constructor(words) {
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
   * Speaks a child's language; without one that of the browser.
   *
   * @param {string} [tag]
   */
  async speak(tag) {
    if (tag !== this.words.tag) this.words = tag ? await Words.load([tag]) : this.#browserWords;
    document.documentElement.lang = this.words.tag;
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
    // A dialog lies over everything else of the page.
    const host = document.querySelector("dialog[open]") ?? document.body;
    const place = host.querySelector(":scope > .notes") ?? h("div", { class: "notes", "aria-hidden": "true" });
    host.append(place);
    // The same once more says no more.
    for (const other of [...place.children]) if (other.textContent === text) other.remove();
    place.append(note);
    // It outlives the dialog.
    host.addEventListener("close", () => document.body.append(place), { once: true });
    setTimeout(() => note.remove(), Math.max(4000, text.length * 80));
    this.announce(text, tone === "warn" ? "urgent" : "polite");
  }

  /**
   * The words of what went wrong: kidd's own where it has any.
   *
   * @param {unknown} error
   * @returns {string}
   */
  wordsOf(error) {
    if (error instanceof Refusal) return error.say ?? error.message;
    return this.say("web.lost");
  }
}
