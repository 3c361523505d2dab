// The parent who is here: a connection of its own, whose token is kept in memory alone.
//
// It is not the connection of the child's side, so that nothing there is ever asked with a parent's rights.

import { Connection, Refusal } from "../connection.js";
import { pathOf } from "../core/router.js";
import { Lock } from "./lock.js";

/** @typedef {import("../kidd.js").Methods} Methods */
/** @typedef {import("../kidd.js").MethodName} MethodName */
/** @typedef {import("../kidd.js").ChildPresent} ChildPresent */
/** @typedef {import("../kidd.js").EventTopic} EventTopic */
/** @typedef {import("./lock.js").Leaving} Leaving */

/** What the parent's side hears of. */
const topics = /** @type {const} */ ([
  "time.state", "time.request", "time.grant", "activity.result", "rewards.badge", "challenge.progress", "policy", "household",
]);

export class Desk {
  #connection = new Connection();
  #isOpen = false;
  #lock = new Lock();
  #idleSeconds = 600;
  #lastTouch = 0;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Set<() => void>} */
  #newsListeners = new Set();

  /**
   * PINs that were reset since the last unlock.
   *
   * @type {import("../kidd.js").PINResetNotice[]}
   */
  pinResets = [];
  /** @type {import("../kidd.js").WrongEntriesNotice[]} */
  wrongEntries = [];
  /**
   * The children as kidd tells them, by their ids.
   *
   * @type {Map<string, ChildPresent>}
   */
  family = new Map();

  constructor() {
    this.#connection.greet((connection) => this.#greet(connection));
    this.#connection.onEvent("subscription", (event) => event.ended && this.#ended());
    this.#connection.onEvent("time.state", (event) => { this.note(event.child, { decision: event }); this.#news(); });
    this.#connection.onEvent("time.request", () => void this.#requestsChanged());
    for (const topic of topics.slice(2)) this.#connection.onEvent(topic, () => this.#news());
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (this.#lastTouch = Date.now()), true);
    setInterval(() => this.#rest(), 5000);
    // Whoever goes to the child's side, or closes the tab, leaves no parent behind.
    addEventListener("hashchange", () => pathOf(location.hash)[0] === "parent" || void this.lock());
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

  /** Who is here; undefined: nobody. */
  get parent() {
    return this.#lock.parent;
  }

  /** Why nobody is here any more. */
  get leaving() {
    return this.#lock.leaving;
  }

  /** Whether a change did not come about because the time of its parent had ended. */
  get isUndone() {
    return this.#lock.isUndone;
  }

  /** Who was here last. */
  get last() {
    return this.#lock.last;
  }

  /**
   * Lets a parent in, unless somebody leaves meanwhile; the refusal says how long the next PIN has to wait.
   *
   * @param {string} parent
   * @param {string} pin
   */
  async unlock(parent, pin) {
    const check = this.#lock.check();
    try {
      const unlocked = await this.#connection.once("parent.unlock", { parent, pin });
      const family = await this.#subscribe(this.#connection);
      if (!this.#lock.admit(check, unlocked)) return;
      this.#idleSeconds = unlocked.idleSeconds;
      this.#lastTouch = Date.now();
      this.pinResets = unlocked.pinResets ?? [];
      this.wrongEntries = unlocked.wrongEntries ?? [];
      this.family = family;
      this.#changed();
    } catch (error) {
      this.#lock.refuse(check);
      throw error;
    }
  }

  /**
   * Ends the token, for all connections; that of a PIN which is being checked, too, because kidd hears of it next.
   *
   * @param {Leaving} [leaving]
   */
  async lock(leaving = "locked") {
    if (!this.#lock.leave(leaving)) return;
    const done = this.#connection.once("parent.lock", {});
    this.#left();
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
    this.#lock.changePin();
    let isDone = false;
    try {
      await this.once("parent.changePin", { pin, newPin });
      isDone = true;
    } finally {
      this.#lock.changedPin(isDone);
      if (!this.parent) this.#left();
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
        this.#lock.isUndone = true;
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
      if (error instanceof Refusal && error.kind === "pin_required") this.#ended();
      throw error;
    }
  }

  /** @param {Connection} connection */
  async #greet(connection) {
    const { token } = this.#lock;
    if (!token) return;
    try {
      await connection.once("parent.resume", { token });
      const family = await this.#subscribe(connection);
      if (token !== this.#lock.token) return;
      this.family = family;
      this.#news();
    } catch (error) {
      if (error instanceof Refusal) this.#ended();
      throw error;
    }
  }

  /**
   * The children as they are now; from here on events say what changes.
   *
   * @param {Connection} connection
   */
  async #subscribe(connection) {
    const { present } = await connection.once("events.subscribe", { topics: [...topics] });
    return new Map(present.children.map((child) => [child.child, child]));
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

  /** kidd has ended this parent's time. */
  #ended() {
    if (this.#lock.end()) this.#left();
  }

  /** Nobody is here any more: what was known goes. */
  #left() {
    this.pinResets = [];
    this.wrongEntries = [];
    this.family.clear();
    this.#changed();
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }
}
