// Presses that count: small fingers press everything twice, and the second press is none.

/** Of two presses at one place, so close together, the second is none. In milliseconds. */
const soon = 500;
/** So far apart are two presses at one place at most, in pixels. */
const near = 20;

/** What is pressed again and again, such as the keys of digits. */
export const again = { "data-again": true };

export class Presses {
  /** @type {{ time: number, x: number, y: number, isNone: boolean } | undefined} */
  #last;

  /**
   * @param {EventTarget} place Presses in it are minded.
   * @param {AbortSignal} signal Ends it.
   */
  constructor(place, signal) {
    place.addEventListener("pointerdown", (event) => this.#begin(/** @type {PointerEvent} */ (event)), { capture: true, signal });
    place.addEventListener("click", (event) => {
      // What keys press, and what a label presses for its field, has no detail.
      if (!this.#last?.isNone || /** @type {MouseEvent} */ (event).detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true, signal });
  }

  /** @param {PointerEvent} event */
  #begin({ timeStamp: time, clientX: x, clientY: y, target }) {
    const last = this.#last;
    const isTwice = last !== undefined && time - last.time < soon && Math.hypot(x - last.x, y - last.y) < near;
    this.#last = { time, x, y, isNone: isTwice && !/** @type {Element} */ (target).closest("[data-again]") };
  }

  /** Something else is there now: a press that has begun was not meant for it. */
  renew() {
    if (this.#last) this.#last.isNone = true;
  }
}
