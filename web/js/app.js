// The page: connects, and shows the child's side or the parent's side by the address. Of each side only what is shown is read.

import { Connection, ConnectionLost, Refusal } from "./connection.js";
import { App } from "./core/app.js";
import { byId, h, put } from "./core/dom.js";
import { applyLooks } from "./core/looks.js";
import { route } from "./core/router.js";
import { browserWords } from "./words.js";

/** Milliseconds from one look to the next while nothing can be done here. */
const lookEvery = 3000;

applyLooks();
const connection = new Connection();
connection.open();
const app = new App(connection, await browserWords);
app.name();
const skip = byId("skip");
skip.hidden = false;
skip.addEventListener("click", (event) => {
  event.preventDefault();
  byId("page").focus();
});

/**
 * The style sheets that were asked for.
 *
 * @type {Map<string, Promise<unknown>>}
 */
const styles = new Map();
const show = route(app, {
  "": async (app, view, path) => (await import("./child/who.js")).showFirst(app, view, path),
  who: async (app, view, path) => (await import("./child/who.js")).showWho(app, view, path),
  child: async (app, view, path) => (await side("child", import("./child/side.js"))).showChild(app, view, path),
  parent: async (app, view, path) => (await side("parent", import("./parent/side.js"))).showParent(app, view, path),
});
// What nobody else has told of a press is told here.
addEventListener("unhandledrejection", ({ reason }) => {
  if (reason instanceof Refusal || reason instanceof ConnectionLost) app.tell(app.wordsOf(reason), "warn");
});
showConnection();
void show();
void untilOpen();

/** Goes on by itself once the household is set up, or unsealed. */
async function untilOpen() {
  let before = "";
  for (;;) {
    const { state } = await app.connection.ask("household.status", {});
    if (before && state !== before) void show();
    if (state !== "notSetUp" && state !== "sealed") return;
    before = state;
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/**
 * A side's script, once its style and its words are there too.
 *
 * @template T
 * @param {"child" | "parent"} name
 * @param {Promise<T>} script
 * @returns {Promise<T>}
 */
async function side(name, script) {
  return (await Promise.all([script, style(`${name}.css`), app.learn(name)]))[0];
}

/**
 * Reads a style sheet of the page, once; what it dresses is shown after that.
 *
 * @param {string} name Such as `parent.css`.
 */
function style(name) {
  const known = styles.get(name);
  if (known) return known;
  const href = new URL(`../${name}`, import.meta.url).href;
  // A page that looks plain is better than none.
  const asked = new Promise((resolve) => document.head.append(h("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve })));
  styles.set(name, asked);
  return asked;
}

/** For a browser that has to be let in anew: a child reads whom to ask; how it is done is for parents, who look further. */
function closedCard() {
  const how = h("details", {}, h("summary", {}, app.say("web.toParent")), h("p", {}, app.say("web.closed.how", { command: "kidctl web" })));
  return h("div", { class: "card alone" }, h("p", {}, app.say("web.closed")), how);
}

/** The bar above all: says that kidd is away, and that it is back. */
function showConnection() {
  let wasAway = false;
  connection.onState((state) => {
    document.body.dataset.connection = state;
    put(byId("bar"), state === "waiting" && h("p", {}, app.say("web.waiting")));
    if (state === "closed") put(byId("page"), closedCard());
    if (state === "open" && wasAway) app.announce(app.say("web.back"));
    wasAway = state === "waiting" || (wasAway && state !== "open");
  });
}
