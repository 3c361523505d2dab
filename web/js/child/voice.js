// Reading aloud, by the voices that the browser has on this machine.

import { icon } from "../core/icons.js";
import { readLooks } from "../core/looks.js";
import { button } from "../core/parts.js";

/** @typedef {import("../kidd.js").ChildProfile} ChildProfile */

export class Voice {
  #tag;
  #profile;
  /** Milliseconds that were read since the last question. */
  #spoken = 0;
  /** @type {number | undefined} */
  #since;
  /** @type {Set<HTMLElement>} */
  #buttons = new Set();

  /**
   * @param {string} tag The child's language.
   * @param {ChildProfile} profile
   */
  constructor(tag, profile) {
    this.#tag = tag;
    this.#profile = profile;
    globalThis.speechSynthesis?.getVoices();
    // Browsers find their voices late.
    globalThis.speechSynthesis?.addEventListener?.("voiceschanged", () => this.#mindButtons());
  }

  /**
   * A button that reads texts; it is not there where there is no voice.
   *
   * @param {string} name What it is called.
   * @param {() => string[]} texts
   */
  button(name, texts) {
    const made = button(icon("speaker"), () => this.read(texts()), { class: "round read", "aria-label": name });
    made.hidden = !this.isThere;
    this.#buttons.add(made);
    return made;
  }

  #mindButtons() {
    for (const made of this.#buttons) {
      if (made.isConnected) made.hidden = !this.isThere;
      else this.#buttons.delete(made);
    }
  }

  /** Whether there is a voice that lives on this machine: nothing that is read leaves it. */
  get isThere() {
    return this.#profile.offersNarration && !this.#profile.accessibility.mute && this.#voice() !== undefined;
  }

  /** Whether each question is read by itself. */
  get readsAll() {
    return this.isThere && (this.#profile.accessibility.readAloud === true || readLooks().aloud === true);
  }

  #voice() {
    const voices = (globalThis.speechSynthesis?.getVoices() ?? []).filter((voice) => voice.localService);
    const language = this.#tag.split("-")[0] ?? "en";
    return voices.find((voice) => voice.lang === this.#tag) ?? voices.find((voice) => voice.lang.split(/[-_]/)[0] === language);
  }

  /**
   * Reads texts, one after the other; what is being read ends.
   *
   * @param {string[]} texts
   */
  read(texts) {
    this.stop();
    const voice = this.#voice();
    if (!voice) return;
    const all = texts.filter((text) => text.trim());
    all.forEach((text, i) => {
      const spoken = new SpeechSynthesisUtterance(text.replace(/_{2,}/g, "…"));
      spoken.voice = voice;
      spoken.lang = voice.lang;
      spoken.rate = 0.9;
      if (i === 0) spoken.onstart = () => (this.#since = performance.now());
      if (i === all.length - 1) spoken.onend = () => this.#count();
      speechSynthesis.speak(spoken);
    });
  }

  stop() {
    this.#count();
    globalThis.speechSynthesis?.cancel();
  }

  #count() {
    if (this.#since !== undefined) this.#spoken += performance.now() - this.#since;
    this.#since = undefined;
  }

  /** How long was read since this was asked last, in milliseconds. */
  takeSpoken() {
    this.#count();
    const spoken = Math.min(600_000, Math.round(this.#spoken));
    this.#spoken = 0;
    return spoken;
  }
}
