// What each view of the parent's side has: its place, the words, kidd as a parent, and when it is over.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { waiting } from "../core/parts.js";

/** @typedef {import("../kidd.js").Methods} Methods */
/** @typedef {import("../kidd.js").MethodName} MethodName */

export class Scene {
  /**
   * @param {import("../core/app.js").App} app
   * @param {import("./desk.js").Desk} desk
   * @param {HTMLElement} root
   * @param {AbortSignal} signal
   * @param {(title: string) => void} name
   */
  constructor(app, desk, root, signal, name) {
    this.app = app;
    this.desk = desk;
    this.root = root;
    /** Aborted when something else is shown. */
    this.signal = signal;
    this.name = name;
  }

  /**
   * The text with a key.
   *
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   */
  say(key, values) {
    return this.app.words.say(key, values);
  }

  /** The language, for dates and numbers: kidd's own English writes dates as the British do. */
  get tag() {
    return this.app.locale === "en" ? "en-GB" : this.app.locale;
  }

  /**
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   */
  async ask(method, params) {
    return this.#alive(await this.desk.ask(method, params));
  }

  /**
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   */
  async change(method, params) {
    return this.#alive(await this.desk.change(method, params));
  }

  /**
   * Calls what must not be sent twice, such as a passphrase.
   *
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @param {(progress: import("../kidd.js").Progress) => void} [progress]
   */
  async once(method, params, progress) {
    return this.#alive(await this.desk.once(method, params, progress));
  }

  /**
   * @template T
   * @param {T} value
   */
  #alive(value) {
    this.signal.throwIfAborted();
    return value;
  }

  /**
   * Begins the view: its title, and what is under it. One that is over draws over nothing.
   *
   * @param {string} title
   * @param {...import("../core/dom.js").Child} children
   */
  show(title, ...children) {
    this.signal.throwIfAborted();
    this.name(title);
    put(this.root, h("h1", {}, title), ...children);
  }

  /**
   * Shows that something is on its way.
   *
   * @param {string} title
   */
  wait(title) {
    this.show(title, waiting(this.say("web.connecting")));
  }

  /**
   * Leaves what is no refusal to those who work on the page.
   *
   * @param {unknown} error
   */
  log(error) {
    if (!(error instanceof Refusal)) console.error(error);
  }

  /**
   * Does something on a press, and tells what went wrong. The end of the view is nothing wrong.
   *
   * @param {() => Promise<unknown>} what
   */
  async attempt(what) {
    try {
      await what();
    } catch (error) {
      if (this.signal.aborted) return;
      this.log(error);
      this.app.tell(this.app.wordsOf(error), "warn");
    }
  }
}

/**
 * The child that a path names, else the first; with links to the same view of the others.
 *
 * @param {Scene} scene
 * @param {string} view The view's own part of the path.
 * @param {string | undefined} wanted
 * @returns {Promise<{ child: string, name: string, tabs: HTMLElement, children: import("../kidd.js").ChildName[] }>}
 */
export async function chooseChild(scene, view, wanted) {
  const { children } = await scene.ask("child.list", {});
  const chosen = children.find((child) => child.child === wanted) ?? children[0];
  const tabs = h(
    "nav", { class: "p-tabs", "aria-label": scene.say("web.parent.children") },
    children.map((child) =>
      h("a", { href: `#/parent/${view}/${child.child}`, "aria-current": child === chosen && "page" }, child.name)));
  return { child: chosen?.child ?? "", name: chosen?.name ?? "", tabs, children };
}
