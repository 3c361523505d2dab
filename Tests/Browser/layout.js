// What is wrong with where things stand on a page: a list of sentences, empty where all is well.
(() => {
  const least = 44; // CSS pixels of what is pressed
  const leastWithin = 24; // of what stands within a text, or is the finer way beside buttons that do the same

  /** What may be finer: each has a button, or a whole row, that does the same. */
  const fine = "p a, summary, .p-press, .cell, .coin-laid, .p-part, .one, [role=slider], input[type=checkbox], input[type=radio]";
  /** What floats over the page by intent. */
  const floating = "#top, .bar, .notes, .confetti, .skip, .unseen";

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest(floating) && !element.closest("[inert]");
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const name = (element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 30)}`;
  const faults = [];

  // To the side
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.push(`the page scrolls ${wide} to the side`);
  for (const element of root.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width && box.right > innerWidth + 1 && isSeen(element) && !element.closest(".scroll-x, .scroll, svg")) faults.push(`${name(element)} ends at ${Math.round(box.right)}`);
  }

  // Targets
  const targets = [...root.querySelectorAll("a[href], button, input, select, textarea, summary, label:has(input), [role=checkbox], [role=slider], .p-press, .cell")]
    .filter((target) => isSeen(target) && !(target.matches("input") && target.closest("label")) && !(target.matches("label") && !target.querySelector("input")));
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    const side = target.matches(fine) ? leastWithin : least;
    if (Math.min(width, height) < side - 0.5 && !target.matches("[tabindex='-1']:is(.coin-laid)") && !target.matches(".p-press, .cell")) {
      faults.push(`${name(target)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
  }

  // Overlaps: of targets, and of texts
  const boxes = targets.filter((target) => !target.closest("svg")).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const cross = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  for (let i = 0; i < boxes.length; i += 1) {
    for (let j = i + 1; j < boxes.length; j += 1) {
      const [a, b] = [boxes[i], boxes[j]];
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (cross(a.box, b.box, 1)) faults.push(`${name(a.element)} is over ${name(b.element)}`);
    }
  }
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !isSeen(element) || element.closest("option, textarea")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      // The letters, without the air of the line above and below them.
      const air = rect.height * 0.28;
      const box = { left: rect.left, right: rect.right, top: rect.top + air, bottom: rect.bottom - air };
      texts.push({ node, element, box });
    }
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < texts.length; i += 1) {
    const a = texts[i];
    for (let j = i + 1; j < texts.length && texts[j].box.top < a.box.bottom; j += 1) {
      const b = texts[j];
      if (a.node !== b.node && cross(a.box, b.box, 1.5)) faults.push(`the text ${name(a.element)} is over ${name(b.element)}`);
    }
    const holder = a.element.closest("button, .button, .choice, .card, .item, .zone, .chip, .lesson, .gift, dialog, .verdict, .bar-field");
    if (holder && !a.element.closest("svg")) {
      const box = holder.getBoundingClientRect();
      // What is below in something that scrolls is reached by scrolling.
      const scrolls = holder.scrollHeight > holder.clientHeight && ["auto", "scroll"].includes(getComputedStyle(holder).overflowY);
      if (a.box.left < box.left - 1 || a.box.right > box.right + 1 || (a.box.bottom > box.bottom + 2 && !scrolls)) faults.push(`the text ${name(a.element)} leaves ${name(holder)}`);
    }
    if (a.element.closest("svg") && !a.element.closest(".scroll-x")) {
      const box = a.element.closest("svg").getBoundingClientRect();
      if (a.box.left < box.left - 1 || a.box.right > box.right + 1) faults.push(`the text ${name(a.element)} leaves its picture`);
      if (a.box.bottom - a.box.top < 4) faults.push(`the text ${name(a.element)} is too small to be read`);
    }
  }
  return [...new Set(faults)].slice(0, 12);
})()
