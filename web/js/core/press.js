// A press begins and ends on one thing: what is drawn anew by itself, such as after a reply of kidd or when a field is left, waits
// until what is pressed is let go and its click is over.

/** Presses that last longer, or follow one another for longer without a click, hold nothing up: time that is over is over. In milliseconds. */
const longest = 2000;
/** After a finger the click comes a little later. In milliseconds. */
const clickOfFinger = 300;

/** @type {Array<() => void>} */
const waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let end;
/** When the first press of those that hold something up has begun. @type {number | undefined} */
let since;

/**
 * Does something at once, or when the press of now is over; in order.
 *
 * @param {() => void} work
 */
export function afterPress(work) {
  if (end === undefined) work();
  else waiting.push(work);
}

/** @param {number} milliseconds Until the press is over. */
function endIn(milliseconds) {
  since ??= performance.now();
  clearTimeout(end);
  end = setTimeout(() => {
    end = since = undefined;
    // Each stands for itself, whatever becomes of those before.
    for (const work of waiting.splice(0)) queueMicrotask(work);
  }, Math.min(milliseconds, since + longest - performance.now()));
}

const hear = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => addEventListener(type, listener, { capture: true, passive: true });
hear("pointerdown", () => endIn(longest));
hear("pointerup", ({ pointerType }) => endIn(pointerType === "mouse" ? 0 : clickOfFinger));
hear("pointercancel", () => endIn(0));
hear("click", () => endIn(0));
