// The child's time, large; asking a parent for more minutes, and taking a code from paper.

import { h, put } from "../core/dom.js";
import { button, dialog, freshId } from "../core/parts.js";

/** @typedef {import("./side.js").Sitting} Sitting */
/** @typedef {{ say: string, decision: import("../kidd.js").Decision }} Told What kidd says to a request or a code. */

const spans = [5, 10, 15, 20, 30];
const usual = 15;

/** @param {Sitting} sitting */
export function askForTime(sitting) {
  const { app, time } = sitting;
  // Whose time has no end needs no more of it.
  const mayAsk = time.canAsk;
  const told = h("p", { class: "told-answer", role: "status" });
  const teller = tellIn(sitting, told);
  const now = h("div", { class: "stack" });
  const made = dialog(app.say(mayAsk ? "web.child.ask" : "web.child.time"), (close) => [
    now,
    ...(mayAsk ? [minutesForm(sitting, teller), told, codeForm(sitting, teller)] : []),
    button(app.say("web.child.close"), close, { class: "quiet close" }),
  ], { class: "ask" });
  time.isAsking = mayAsk;
  const end = new AbortController();
  made.addEventListener("close", () => {
    end.abort();
    time.isAsking = false;
  });
  // The answer of a parent who is quick is to be seen here.
  time.onChange(() => {
    put(now, h("div", { class: "row center" }, time.ring("large")), h("p", { class: "lead center" }, time.brief?.say), time.answered(), h("div", { class: "row" }, time.asked()));
  }, end.signal);
}

/**
 * Makes one call at a time, and shows in a place what kidd says to it. It tells whether it was done.
 *
 * @param {Sitting} sitting
 * @param {Element} place
 */
function tellIn(sitting, place) {
  const { app, time } = sitting;
  let isAsking = false;
  return async (/** @type {() => Promise<Told>} */ call) => {
    if (isAsking) return false;
    isAsking = true;
    let isDone = true;
    put(place, app.say("web.connecting"));
    try {
      const reply = await call();
      put(place, reply.say);
      time.decide(reply.decision);
    } catch (error) {
      isDone = false;
      put(place, sitting.wordsOf(error));
    }
    isAsking = false;
    return isDone;
  };
}

/**
 * Asks once: small fingers press twice, and what was asked stands there.
 *
 * @param {Sitting} sitting
 * @param {(call: () => Promise<Told>) => Promise<boolean>} tell
 */
function minutesForm({ app, connection, child }, tell) {
  const name = freshId();
  const inputs = spans.map((minutes) => h("input", { type: "radio", name, value: minutes, checked: minutes === usual }));
  const reason = h("input", { id: freshId(), type: "text", maxlength: 200, autocomplete: "off" });
  const ask = () => connection.change("time.ask", {
    child, minutes: Number(inputs.find((input) => input.checked)?.value ?? usual), clientId: crypto.randomUUID(),
    ...(reason.value.trim() ? { reason: reason.value.trim() } : {}),
  });
  const made = form(async () => {
    if (!(await tell(ask))) return;
    /** @type {HTMLElement | null | undefined} */ (made.closest("dialog")?.querySelector(".close"))?.focus();
    made.remove();
  },
    h("fieldset", { class: "choices spans" }, h("legend", {}, app.say("web.child.ask.minutes")),
      spans.map((minutes, i) => h("label", { class: "choice" }, inputs[i], h("span", { class: "choice-body" }, minutes)))),
    h("div", { class: "field" }, h("label", { for: reason.id }, app.say("web.child.ask.reason")), reason),
    h("button", { type: "submit", class: "button primary big" }, app.say("web.child.ask.send")));
  return made;
}

/**
 * @param {Sitting} sitting
 * @param {(call: () => Promise<Told>) => Promise<boolean>} tell
 */
function codeForm({ app, connection, child }, tell) {
  const code = h("input", { id: freshId(), type: "text", maxlength: 40, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
  return h("details", { ontoggle: () => code.isConnected && code.closest("details")?.scrollIntoView({ block: "nearest" }) }, h("summary", {}, app.say("web.child.code")),
    form(() => tell(() => connection.change("time.redeem", { child, code: code.value.trim() })),
      h("div", { class: "field" }, h("label", { for: code.id }, app.say("web.child.code.field")), code),
      h("button", { type: "submit", class: "button" }, app.say("web.child.code.send"))));
}

/**
 * @param {() => Promise<unknown>} send
 * @param {...import("../core/dom.js").Child} children
 */
function form(send, ...children) {
  return h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    void send();
  } }, ...children);
}
