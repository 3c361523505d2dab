// Dragging with mouse, pen or finger: what is dragged follows, and what is below it when it is let go gets it.

/**
 * Makes an element that can be dragged.
 *
 * @param {HTMLElement} element
 * @param {(below: Element | null) => void} drop With what is below.
 * @param {(below: Element | null) => void} [over] While it is on its way; null at the end.
 */
export function draggable(element, drop, over = () => {}) {
  element.classList.add("draggable");
  element.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    let isMoving = false;
    const end = new AbortController();
    const { signal } = end;
    addEventListener("pointermove", (move) => {
      const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
      if (!isMoving && Math.hypot(x, y) < 8) return;
      isMoving = true;
      element.classList.add("dragged");
      element.style.translate = `${x}px ${y}px`;
      over(below(move));
    }, { signal });
    const stop = (/** @type {PointerEvent} */ up) => {
      end.abort();
      const found = isMoving && up.type === "pointerup" ? below(up) : null;
      element.classList.remove("dragged");
      element.style.translate = "";
      over(null);
      if (!isMoving) return;
      // The press that the browser makes of it is none.
      const quiet = new AbortController();
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: quiet.signal });
      setTimeout(() => quiet.abort());
      if (up.type === "pointerup") drop(found);
    };
    addEventListener("pointerup", stop, { signal });
    addEventListener("pointercancel", stop, { signal });
  });
}

/** @param {PointerEvent} event */
function below(event) {
  return document.elementFromPoint(event.clientX, event.clientY);
}
