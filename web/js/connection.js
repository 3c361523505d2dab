// The page's connection to kidd: JSON-RPC 2.0 over one WebSocket, one message a line of kidd's protocol.
//
// It connects again by itself. Calls that wait for their reply then are sent again: what only asks can be asked twice, and
// what changes something has an idempotency key, so that it is done once.

import { afterPress } from "./core/press.js";

/** @typedef {import("./kidd.js").Methods} Methods */
/** @typedef {import("./kidd.js").MethodName} MethodName */
/** @typedef {import("./kidd.js").RpcError} RpcError */
/** @typedef {import("./kidd.js").Events} Events */
/** @typedef {import("./kidd.js").EventTopic} EventTopic */
/** @typedef {import("./kidd.js").Progress} Progress */
/** @typedef {"connecting" | "open" | "waiting" | "closed"} ConnectionState */

/** A call that kidd has refused. */
export class Refusal extends Error {
  /** @param {RpcError} error */
  constructor(error) {
    super(error.message);
    this.name = "Refusal";
    /** The number of the error. */
    this.code = error.code;
    /** What programs decide by, such as `not_now`. */
    this.kind = error.data?.kind;
    /** Everything that kidd says about it. */
    this.data = error.data;
    /** A sentence for the child, where there is one. */
    this.say = error.data?.say;
  }
}

/** A call that was not sent again because the connection was lost under way: nobody knows whether it was done. */
export class ConnectionLost extends Error {}

/**
 * A call under way.
 *
 * @typedef {object} Waiting
 * @property {string} line What was sent.
 * @property {boolean} isRepeatable Whether it may be sent again.
 * @property {(value: any) => void} resolve
 * @property {(reason: Error) => void} reject
 * @property {(progress: Progress) => void} [progress] Hears how far it is, where the method tells.
 */

const firstPause = 250;
const longestPause = 10_000;
/** Where the page keeps its part of the pass: browsers show that to no other port of the machine, as they do the cookie. */
const passPlace = "kidd-web";
/** Attempts after which the page asks whether it is still let in. */
const attemptsBeforeAsking = 3;

export class Connection {
  /** @type {WebSocket | undefined} */
  #socket;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;
  #attempts = 0;
  #isGreeting = false;
  /** @type {ConnectionState} */
  #state = "connecting";
  /** @type {Set<(state: ConnectionState) => void>} */
  #stateListeners = new Set();
  /** @type {Map<string, Set<(params: any) => void>>} */
  #eventListeners = new Map();
  /** @type {Array<(connection: Connection) => Promise<void>>} */
  #greetings = [];

  /** How the connection stands. `closed`: this browser has to be let in anew. */
  get state() {
    return this.#state;
  }

  /**
   * Calls a listener now and whenever the state changes.
   *
   * @param {(state: ConnectionState) => void} listener
   * @param {AbortSignal} [signal] Ends it.
   */
  onState(listener, signal) {
    this.#stateListeners.add(listener);
    signal?.addEventListener("abort", () => this.#stateListeners.delete(listener));
    listener(this.#state);
  }

  /**
   * Hears the events of a topic, for which somebody has subscribed.
   *
   * @template {EventTopic} T
   * @param {T} topic
   * @param {(params: Events[T]) => void} listener
   * @param {AbortSignal} [signal] Ends it.
   */
  onEvent(topic, listener, signal) {
    const listeners = this.#eventListeners.get(topic) ?? new Set();
    listeners.add(listener);
    this.#eventListeners.set(topic, listeners);
    signal?.addEventListener("abort", () => listeners.delete(listener));
  }

  /**
   * What is done first on every new connection, in order: resuming as a parent, subscribing to events.
   *
   * @param {(connection: Connection) => Promise<void>} greeting Calls with `once`.
   * @param {AbortSignal} [signal] Ends it.
   */
  greet(greeting, signal) {
    this.#greetings.push(greeting);
    signal?.addEventListener("abort", () => {
      this.#greetings = this.#greetings.filter((other) => other !== greeting);
    });
  }

  /** Connects; from now on it connects again by itself. */
  open() {
    const address = new URL(`/ws?page=${ownPass()}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => afterPress(() => this.#heard(JSON.parse(message.data)));
    socket.onclose = () => afterPress(() => this.#lost());
  }

  /**
   * Asks for something; is asked again after a lost connection.
   *
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  ask(method, params) {
    return this.#send(method, params, true);
  }

  /**
   * Changes something, once, however often it is sent.
   *
   * @template {MethodName} M
   * @param {M} method One that takes an `idempotencyKey`.
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  change(method, params) {
    return this.#send(method, { idempotencyKey: randomKey(), ...params }, true);
  }

  /**
   * Calls what must not be sent twice, such as a PIN.
   *
   * @template {MethodName} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @param {(progress: Progress) => void} [progress] Hears how far a call is; for methods that take a `progressToken`.
   * @returns {Promise<Methods[M]["result"]>}
   */
  once(method, params, progress) {
    return this.#send(method, params, false, progress);
  }

  /**
   * @param {MethodName} method
   * @param {object} params
   * @param {boolean} isRepeatable
   * @param {(progress: Progress) => void} [progress]
   * @returns {Promise<any>}
   */
  #send(method, params, isRepeatable, progress) {
    const id = ++this.#lastId;
    const line = JSON.stringify({ jsonrpc: "2.0", id, method, params: progress ? { ...params, progressToken: id } : params });
    return new Promise((resolve, reject) => {
      const isOpen = this.#socket?.readyState === WebSocket.OPEN;
      if (!isOpen && !isRepeatable) return reject(new ConnectionLost(method));
      this.#waiting.set(id, { line, isRepeatable, resolve, reject, progress });
      // While greetings are under way, others wait for them.
      if (isOpen && !(this.#isGreeting && isRepeatable)) this.#socket?.send(line);
    });
  }

  async #opened() {
    const socket = this.#socket;
    this.#isGreeting = true;
    for (const greeting of this.#greetings) {
      try {
        await greeting(this);
      } catch (error) {
        if (socket !== this.#socket || socket?.readyState !== WebSocket.OPEN) return;
        console.warn("a greeting was refused", error);
      }
    }
    if (socket !== this.#socket || socket?.readyState !== WebSocket.OPEN) return;
    this.#isGreeting = false;
    this.#attempts = 0;
    for (const call of this.#waiting.values()) {
      if (call.isRepeatable) socket.send(call.line);
    }
    this.#become("open");
  }

  /** @param {any} message */
  #heard(message) {
    if (message.method === "event") {
      for (const listener of this.#eventListeners.get(message.params.topic) ?? []) listener(message.params);
      return;
    }
    if (message.method === "progress") return this.#waiting.get(message.params.progressToken)?.progress?.(message.params);
    const call = this.#waiting.get(message.id);
    if (!call) return;
    this.#waiting.delete(message.id);
    if (message.error) call.reject(new Refusal(message.error));
    else call.resolve(message.result);
  }

  #lost() {
    this.#isGreeting = false;
    for (const [id, call] of this.#waiting) {
      if (call.isRepeatable) continue;
      this.#waiting.delete(id);
      call.reject(new ConnectionLost());
    }
    this.#become("waiting");
    const pause = Math.min(longestPause, firstPause * 2 ** this.#attempts) * (0.5 + Math.random() / 2);
    this.#attempts += 1;
    setTimeout(() => this.#again(), pause);
  }

  async #again() {
    if (this.#attempts >= attemptsBeforeAsking && (await isLetOut())) return this.#become("closed");
    this.open();
  }

  /** @param {ConnectionState} state */
  #become(state) {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }
}

/** The page's part of the pass with which this browser was let in. It comes in the address, and is taken from there. */
function ownPass() {
  const [, pass] = /^#page=([0-9a-f]+)$/.exec(location.hash) ?? [];
  if (pass) {
    localStorage.setItem(passPlace, pass);
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem(passPlace) ?? "";
}

/** Whether the gateway is there and does not know this browser (any more). */
async function isLetOut() {
  try {
    return (await fetch(`/?page=${ownPass()}`, { method: "HEAD", cache: "no-store" })).status === 403;
  } catch {
    return false;
  }
}

/** A key that nobody has used. */
function randomKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
