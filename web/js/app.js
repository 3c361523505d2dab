// The page: connects, and shows each child with what kidd says about its time.

import { Connection } from "./connection.js";
import { Words } from "./words.js";

/**
 * An element with a text.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {string} text
 * @param {string} [className]
 */
function element(name, text, className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const words = await Words.load(navigator.languages);
const connection = new Connection();
document.documentElement.lang = words.tag;

async function show() {
  const status = await connection.ask("household.status", {});
  const title = element("h1", status.name ?? "kidd");
  if (status.state !== "open") return page.replaceChildren(title, element("p", status.say));
  const { children } = await connection.ask("child.list", {});
  if (children.length === 0) return page.replaceChildren(title, element("p", words.say("web.nobody")));
  const list = element("ul", "", "children");
  for (const child of children) {
    const card = element("li", "", "child");
    card.append(element("h2", child.name), element("p", await sentence(child.child)));
    list.append(card);
  }
  page.replaceChildren(title, list);
}

/**
 * What kidd says about a child's time; a refusal says it too.
 *
 * @param {string} child
 */
async function sentence(child) {
  try {
    return (await connection.ask("time.mayI", { child })).say;
  } catch (error) {
    const refusal = /** @type {import("./connection.js").Refusal} */ (error);
    return refusal.say ?? refusal.message;
  }
}

connection.onState((state) => {
  if (state === "open") void show();
  if (state === "connecting") page.replaceChildren(element("p", words.say("web.connecting")));
  if (state === "waiting") page.replaceChildren(element("p", words.say("web.waiting")));
  if (state === "closed") page.replaceChildren(element("p", words.say("web.closed", { command: "kidctl web" })));
});
connection.open();
