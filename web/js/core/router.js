// The way between views: `#/child/mia` shows what the first part names, with the rest of the path.

import { byId, put } from "./dom.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./app.js").Shower} Shower */

/**
 * The parts of an address; one that no page has made is that of the first view.
 *
 * @param {string} hash Such as `#/child/mia`.
 */
export function pathOf(hash) {
  try {
    return hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  } catch {
    return [""];
  }
}

/**
 * What a part of an address names among some; the first where it names nothing.
 *
 * @param {object} some By their names.
 * @param {string | undefined} name
 * @param {string} first
 */
export const nameIn = (some, name, first) => (name !== undefined && Object.hasOwn(some, name) ? name : first);

/**
 * Shows views by the address, from now on.
 *
 * @param {App} app
 * @param {Record<string, Shower>} showers By the first part of the path; `""` is the first view.
 * @returns {() => Promise<void>} Shows the view of now anew.
 */
export function route(app, showers) {
  let leave = new AbortController();
  let shown = placeAfter(0);
  const show = async () => {
    leave.abort();
    // What lies over a view ends with it.
    for (const open of document.querySelectorAll("dialog")) open.close();
    app.hush();
    const mine = (leave = new AbortController());
    const [wanted, ...path] = pathOf(location.hash);
    const first = nameIn(showers, wanted, "");
    const view = {
      root: byId("page"),
      signal: mine.signal,
      title: (/** @type {string} */ title) => name(app, title),
      top: (/** @type {any[]} */ ...children) => head(children),
    };
    document.body.dataset.side = first || "who";
    view.top();
    try {
      await showers[first](app, view, path);
    } catch (error) {
      if (mine.signal.aborted) return;
      console.error(error);
      app.tell(app.wordsOf(error), "warn");
    }
  };
  let isReturning = false;
  addEventListener("hashchange", (event) => {
    if (location.hash === "#page") return;
    const place = placeAfter(shown);
    const over = [...document.querySelectorAll("dialog")].at(-1);
    const isBack = isReturning && place === shown;
    isReturning = !isBack && over !== undefined && place < shown;
    if (isBack || isReturning) event.stopImmediatePropagation();
    // The way back leads first out of what lies over the view: the view stays, and nobody else hears of it.
    if (isReturning) {
      over?.close();
      history.go(shown - place);
    }
    if (isBack || isReturning) return;
    shown = place;
    byId("page").focus({ preventScroll: true });
    scrollTo(0, 0);
    void show();
  });
  return show;
}

/**
 * Where the address of now stands among those that this tab was at; one that is new stands behind what is shown.
 *
 * @param {number} shown
 * @returns {number}
 */
function placeAfter(shown) {
  if (history.state?.place === undefined) history.replaceState({ place: shown + 1 }, "");
  return history.state.place;
}

/**
 * @param {App} app
 * @param {string} title
 */
function name(app, title) {
  if (document.title !== title) app.announce(title);
  document.title = title;
}

/** @param {any[]} children */
function head(children) {
  const top = byId("top");
  put(top, ...children);
  top.hidden = children.length === 0;
}
