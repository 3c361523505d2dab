// The family's board, where the child takes part: what is reached together, and the child's own best.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { card, waiting } from "../core/parts.js";
import { wayHome } from "./wayhome.js";

/** @typedef {import("./side.js").Sitting} Sitting */

/** @type {import("./side.js").ChildShower} */
export async function showBoard(sitting, view) {
  view.title(sitting.say("web.child.board"));
  const place = h("div", { class: "stack" }, waiting(sitting.say("web.connecting")));
  put(view.root, wayHome(sitting), h("h1", {}, sitting.say("web.child.board")), place);
  const boards = /** @type {const} */ (["together", "ownBest", "ranked"]);
  const told = await Promise.all(boards.map((board) => sitting.connection.ask("leaderboard.get", { child: sitting.child, board }).catch((error) => error)));
  if (view.signal.aborted) return;
  const refusal = told[0];
  if (refusal instanceof Refusal) return put(place, h("div", { class: "card" }, h("p", { class: "lead" }, sitting.wordsOf(refusal))));
  put(place, told.map((board) => (board instanceof Error ? null : drawn(sitting, board))));
}

/**
 * @param {Sitting} sitting
 * @param {import("../kidd.js").Board} board
 */
function drawn(sitting, board) {
  const name = (/** @type {import("../kidd.js").BoardMember} */ member) => h("strong", { class: member.child === sitting.child ? "own" : "" }, member.name);
  switch (board.board) {
    case "together": {
      const { tenths, members } = board.together;
      return card(sitting.say("web.child.together"), { class: "together" },
        h("div", { class: "leaves", role: "img", "aria-label": sitting.say("web.child.tenths", { count: tenths }) },
          Array.from({ length: 10 }, (_, i) => h("span", { class: i < tenths ? "leaf full" : "leaf" }, sitting.drawings.image("leaf", { class: i < tenths ? "thing" : "thing dim" })))),
        h("p", { class: "lead" }, board.say),
        h("p", { class: "note" }, members.map((member) => member.name).join(" · ")));
    }
    case "ownBest":
      return card(sitting.say("web.child.ownBest"), {}, h("p", {}, board.say), h("ul", { class: "amounts", role: "list" }, board.ownBest.map((own) =>
        h("li", {}, name(own.member), h("progress", { max: Math.max(1, own.best), value: own.amount, "aria-label": own.member.name }), h("span", {}, `${own.amount} / ${own.best}`)))));
    case "ranked":
      return board.ranked.length ? card(sitting.say("web.child.ranked"), {}, h("p", {}, board.say), h("ol", { class: "amounts" }, board.ranked.map((ranked) =>
        h("li", {}, h("span", { class: "rank" }, `${ranked.rank}.`), name(ranked.member), h("span", {}, icon("star"), ` ${ranked.amount}`))))) : null;
    default: return null;
  }
}
