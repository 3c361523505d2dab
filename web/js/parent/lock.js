// Whether a parent is here: the one place that knows. It is told what happens, and asks nobody.
//
// out ── check ──▶ checking ── admit ──▶ in. Who leaves is out, wherever that was: a PIN that was being checked lets nobody in any more.

/** @typedef {import("../kidd.js").Parent} Parent */
/** @typedef {"locked" | "idle" | "ended" | "newPin"} Leaving Why nobody is here any more: by the button, by rest, by kidd, by a new PIN. */

export class Lock {
  /**
   * The check of a PIN that is under way.
   *
   * @type {symbol | undefined}
   */
  #check;
  /** Whether the PIN is being changed, which ends the token. */
  #isChangingPin = false;
  /** What a new connection resumes with; empty while nobody is here. */
  token = "";
  /**
   * Who is here; undefined: nobody.
   *
   * @type {Parent | undefined}
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

  /** A PIN is being checked: until it is found right nobody is here. Gives what stands for this check. */
  check() {
    this.#out();
    return (this.#check = Symbol("check"));
  }

  /**
   * The PIN was right. Tells whether it lets its parent in: not after somebody has left, or has entered another one.
   *
   * @param {symbol} check
   * @param {{ parent: Parent, token: string }} found
   */
  admit(check, { parent, token }) {
    if (check !== this.#check) return false;
    this.#check = undefined;
    [this.parent, this.token, this.last] = [parent, token, parent.parent];
    this.leaving = undefined;
    this.isUndone = false;
    return true;
  }

  /**
   * The PIN was wrong, or nobody can tell.
   *
   * @param {symbol} check
   */
  refuse(check) {
    if (check === this.#check) this.#out();
  }

  /**
   * Somebody leaves: by the button, by the way to the children, or by rest. Tells whether kidd has to hear of it.
   *
   * @param {Leaving} leaving
   */
  leave(leaving) {
    if (!this.parent && !this.#check) return false;
    if (this.parent) this.leaving = leaving;
    this.#out();
    return true;
  }

  /** kidd has ended the time of who was here. Tells whether somebody was. What is being checked is of another time. */
  end() {
    return this.parent !== undefined && this.leave(this.#isChangingPin ? "newPin" : "ended");
  }

  /** The PIN is being changed: the end that comes of it is no surprise. */
  changePin() {
    this.#isChangingPin = true;
  }

  /**
   * The PIN was changed, or was not.
   *
   * @param {boolean} isDone
   */
  changedPin(isDone) {
    if (isDone) this.end();
    this.#isChangingPin = false;
    if (!isDone && this.leaving === "newPin") this.leaving = "ended";
  }

  #out() {
    this.#check = this.parent = undefined;
    this.token = "";
  }
}
