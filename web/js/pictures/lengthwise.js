// Things that lie there as long as they are, beside a row of units: from the left end at 0 to the right one.

import { svg } from "../core/dom.js";

/** @typedef {[outline: string, color: string]} Piece */

/**
 * The pieces of a thing of a length; it is 58 high.
 *
 * @type {Record<string, (length: number) => Piece[]>}
 */
const things = {
  banana: (l) => [[`M0 8 Q${l / 2} 46 ${l} 8 V20 Q${l / 2} 100 0 20 Z`, "#f6d743"], [`M${l - 10} 2 H${l} V22 H${l - 10} Z`, "#8a6a3a"]],
  carrot: (l) => [[`M30 12 Q${l * 0.7} 10 ${l} 29 Q${l * 0.7} 48 30 46 Q18 29 30 12 Z`, "#f0933a"], ["M26 29 C10 8 2 10 0 14 C0 24 10 29 26 29 C10 29 0 36 0 44 C4 50 12 48 26 29 Z", "#6aa84f"]],
  crayon: (l) => [[`M0 12 H${l - 34} V46 H0 Z`, "#5f90f5"], [`M${l - 34} 16 L${l} 24 V34 L${l - 34} 42 Z`, "#2f5fc4"], [`M14 12 h12 v34 h-12 Z M${l - 60} 12 h12 v34 h-12 Z`, "#a9c7ff"]],
  feather: (l) => [[`M24 29 C${l * 0.3} -4 ${l * 0.8} 2 ${l} 29 C${l * 0.8} 56 ${l * 0.3} 62 24 29 Z`, "#9fd0f0"], [`M0 29 H${l - 20}`, "none"]],
  fish: (l) => [["M44 29 L2 6 Q14 29 2 52 Z", "#f0933a"], [`M34 29 Q${l / 2 + 10} -14 ${l} 29 Q${l / 2 + 10} 72 34 29 Z`, "#f6a95a"], [`M${l - 30} 20 a4 4 0 1 1 0.1 0 Z`, "#4a3b35"]],
  key: (l) => [[`M44 24 H${l} V34 H${l - 10} V48 H${l - 22} V34 H${l - 32} V44 H${l - 44} V34 H44 Z`, "#f6c445"], ["M24 5 A24 24 0 1 0 24.1 5 Z M24 19 A10 10 0 1 1 23.9 19 Z", "#f6c445"]],
  leaf: (l) => [[`M0 29 Q${l / 2} -18 ${l} 29 Q${l / 2} 76 0 29 Z`, "#7fbf5f"], [`M0 29 H${l - 16}`, "none"]],
  pencil: (l) => [["M0 14 H20 V44 H0 Z", "#f4a6b5"], [`M20 14 H${l - 34} V44 H20 Z`, "#f6c445"], [`M${l - 34} 14 L${l} 29 L${l - 34} 44 Z`, "#f1d7b0"], [`M${l - 12} 24 L${l} 29 L${l - 12} 34 Z`, "#4a3b35"]],
  spoon: (l) => [[`M0 23 H${l - 64} V35 H0 Z`, "#c9ccd3"], [`M${l - 72} 29 Q${l - 60} 6 ${l - 30} 8 Q${l} 12 ${l} 29 Q${l} 46 ${l - 30} 50 Q${l - 60} 52 ${l - 72} 29 Z`, "#dfe2e8"]],
};

/**
 * A thing that lies there; undefined for those that are not longer than high.
 *
 * @param {string} thing
 * @param {number} length
 */
export function lengthwise(thing, length) {
  const pieces = things[thing];
  return length < 90 ? undefined : pieces?.(length).map(([d, fill]) => svg("path", { d, fill }));
}
