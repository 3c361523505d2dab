// The parent who is here: a connection of its own, whose token is kept in memory alone.
//
// It is not the connection of the child's side, so that nothing there is ever asked with a parent's rights.

import { Connection, Refusal } from "../connection.js";

/** @typedef {import("../kidd.js").Methods} Methods */
/** @typedef {import("../kidd.js").MethodName} MethodName */
/** @typedef {import("../kidd.js").ChildPresent} ChildPresent */
/** @typedef {import("../kidd.js").EventTopic} EventTopic */
/** @typedef {"locked" | "idle" | "ended" | "newPin"} Leaving Why nobody is here any more: by the button, by rest, by kidd, by a new PIN. */

/** What the parent's side hears of. */
const topics = /** @type {const} */ ([
  "time.state", "time.request", "time.grant", "activity.result", "rewards.badge", "challenge.progress", "policy", "household",
]);

export class Desk {
  #connection = new Connection();
  #isOpen = false;
  #token = "";
  #idleSeconds = 600;
  #lastTouch = 0;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Set<() => void>} */
  #newsListeners = new Set();

  /**
   * Who is here; undefined: nobody.
   *
   * @type {import("../kidd.js").Parent | undefined}
   */
  parent;
  /**
   * Why nobody is here any more.
   *
   * @type {Leaving | undefined}
   */
  leaving;
  /** Whether a change did not come about because the time of its parent had ended. */
  isUndone = false;
  /**
   * Who was here last.
   *
   * @type {string | undefined}
   */
  last;
  /** Whether the PIN is being changed, which ends the token. */
  #isChangingPin = false;
  /**
   * PINs that were reset since the last unlock.
   *
   * @type {import("../kidd.js").PINResetNotice[]}
   */
  pinResets = [];
  /**
   * The children as kidd tells them, by their ids.
   *
   * @type {Map<string, ChildPresent>}
   */
  family = new Map();

  constructor() {
    this.#connection.greet((connection) => this.#greet(connection));
    this.#connection.onEvent("subscription", (event) => event.ended && this.#leave("ended"));
    this.#connection.onEvent("time.state", (event) => { this.note(event.child, { decision: event }); this.#news(); });
    this.#connection.onEvent("time.request", () => void this.#requestsChanged());
    for (const topic of topics.slice(2)) this.#connection.onEvent(topic, () => this.#news());
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (this.#lastTouch = Date.now()), true);
    setInterval(() => this.#rest(), 5000);
    // Whoever goes to the child's side, or closes the tab, leaves no parent behind.
    addEventListener("hashchange", () => location.hash.startsWith("#/parent") || void this.lock());
    addEventListener("pagehide", () => void this.lock());
  }

  /**
   * Calls a listener when a parent comes or goes.
   *
   * @param {() => void} listener
   */
  onChange(listener) {
    this.#listeners.add(listener);
  }

  /**
   * Calls a listener after each event, until a signal ends it.
   *
   * @param {() => void} listener
   * @param {AbortSignal} signal
   */
  onNews(listener, signal) {
    this.#newsListeners.add(listener);
    signal.addEventListener("abort", () => this.#newsListeners.delete(listener));
  }

  /** Connects, the first time that somebody asks for the parent's side. */
  open() {
    if (!this.#isOpen) this.#connection.open();
    this.#isOpen = true;
  }

  /**
   * Lets a parent in; the refusal says how long the next PIN has to wait.
   *
   * @param {string} parent
   * @param {string} pin
   */
  async unlock(parent, pin) {
    const unlocked = await this.#connection.once("parent.unlock", { parent, pin });
    this.#token = unlocked.token;
    this.#idleSeconds = unlocked.idleSeconds;
    this.#lastTouch = Date.now();
    this.pinResets = unlocked.pinResets ?? [];
    await this.#subscribe(this.#connection);
    this.leaving = undefined;
    this.isUndone = false;
    this.parent = unlocked.parent;
    this.#changed();
  }

  /**
   * Ends the token, for all connections.
   *
   * @param {Leaving} [leaving]
   */
  async lock(leaving = "locked") {
    if (!this.parent) return;
    const done = this.#connection.once("parent.lock", {});
    this.#leave(leaving);
    // Where it could not be said, the token ends by itself.
    await done.catch(() => undefined);
  }

  /**
   * Changes the PIN of this parent, who then has to enter the new one.
   *
   * @param {string} pin
   * @param {string} newPin
   */
  async changePin(pin, newPin) {
    this.#isChangingPin = true;
    try {
      await this.once("parent.changePin", { pin, newPin });
      this.#leave("newPin");
    } catch (error) {
      if (!this.parent) {
        this.leaving = "ended";
        this.#changed();
      }
      throw error;
    } finally {
      this.#isChangingPin = false;
    }
  }

  /**
   * Asks as this parent.
   *
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  ask(method, params) {
    return this.#watched(this.#connection.ask(method, params));
  }

  /**
   * Changes something as this parent, once.
   *
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  async change(method, params) {
    try {
      return await this.#watched(this.#connection.change(method, params));
    } catch (error) {
      if (error instanceof Refusal && error.kind === "pin_required") {
        this.isUndone = true;
        this.#changed();
      }
      throw error;
    }
  }

  /**
   * Calls as this parent what must not be sent twice, such as a passphrase.
   *
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @param {(progress: import("../kidd.js").Progress) => void} [progress]
   * @returns {Promise<Methods[M]["result"]>}
   */
  once(method, params, progress) {
    return this.#watched(this.#connection.once(method, params, progress));
  }

  /**
   * @template T
   * @param {Promise<T>} reply
   * @returns {Promise<T>}
   */
  async #watched(reply) {
    try {
      return await reply;
    } catch (error) {
      if (error instanceof Refusal && error.kind === "pin_required") this.#leave("ended");
      throw error;
    }
  }

  /** @param {Connection} connection */
  async #greet(connection) {
    if (!this.#token) return;
    try {
      await connection.once("parent.resume", { token: this.#token });
      await this.#subscribe(connection);
    } catch (error) {
      if (error instanceof Refusal) this.#leave("ended");
      throw error;
    }
  }

  /** @param {Connection} connection */
  async #subscribe(connection) {
    const { present } = await connection.once("events.subscribe", { topics: [...topics] });
    this.family = new Map(present.children.map((child) => [child.child, child]));
    this.#news();
  }

  async #requestsChanged() {
    if (!this.parent) return;
    const { requests } = await this.ask("time.requests", { limit: 1 });
    for (const [child, present] of this.family) {
      present.requests = requests.filter((request) => request.child === child && request.state === "open");
    }
    this.#news();
  }

  /**
   * Keeps what kidd has answered about a child.
   *
   * @param {string | undefined} child
   * @param {Partial<ChildPresent>} change
   */
  note(child, change) {
    const present = this.family.get(child ?? "");
    if (present) Object.assign(present, change);
  }

  #news() {
    for (const listener of this.#newsListeners) listener();
  }

  /** Nobody has touched the page for as long as a token lives without a call. */
  #rest() {
    if (this.parent && Date.now() - this.#lastTouch > this.#idleSeconds * 1000) void this.lock("idle");
  }

  /** @param {Leaving} leaving */
  #leave(leaving) {
    this.#token = "";
    if (!this.parent) return;
    this.last = this.parent.parent;
    this.parent = undefined;
    this.pinResets = [];
    this.family.clear();
    this.leaving = this.#isChangingPin ? "newPin" : leaving;
    this.#changed();
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }
}
