// Reading aloud, by the voices that the browser has on this machine.

import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { readLooks } from "../core/looks.js";
import { button } from "../core/parts.js";
import { onVoices, voiceFor } from "../core/voices.js";

/** @typedef {import("../kidd.js").ChildProfile} ChildProfile */

export class Voice {
  #tag;
  #profile;
  #reads;
  /** Milliseconds that were read since the last question. */
  #spoken = 0;
  /** @type {number | undefined} */
  #since;
  /**
   * What is to be seen with a voice, and what without.
   *
   * @type {Map<HTMLElement, boolean>}
   */
  #signs = new Map();

  /**
   * @param {string} tag The child's language.
   * @param {ChildProfile} profile
   * @param {boolean} reads Whether children of its age read by themselves.
   */
  constructor(tag, profile, reads) {
    this.#tag = tag;
    this.#profile = profile;
    this.#reads = reads;
    onVoices(() => this.#mindSigns());
  }

  /**
   * A button that reads texts; it is not there where there is no voice.
   *
   * @param {string} name What it is called.
   * @param {() => string[]} texts
   */
  button(name, texts) {
    return this.#sign(button(icon("speaker"), () => this.read(texts()), { class: "round read", "aria-label": name }), true);
  }

  /**
   * A sign for who does not read yet and hears nothing here: somebody else reads it. It is not there where there is a voice.
   *
   * @param {string} name What it says.
   */
  company(name) {
    return !this.#reads && this.#sign(h("span", { class: "read-with", role: "img", "aria-label": name, title: name }, icon("people"), icon("speech")), false);
  }

  /**
   * @param {HTMLElement} made
   * @param {boolean} isWithVoice
   */
  #sign(made, isWithVoice) {
    made.hidden = this.isThere !== isWithVoice;
    this.#signs.set(made, isWithVoice);
    return made;
  }

  #mindSigns() {
    for (const [made, isWithVoice] of this.#signs) {
      if (made.isConnected) made.hidden = this.isThere !== isWithVoice;
      else this.#signs.delete(made);
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
    return voiceFor(this.#tag);
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
