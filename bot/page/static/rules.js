// A page of rules: colours are tokens, positions are drawn with them, and our own rulings have a small number with a note at the end.

import { rich } from "./art.js";
import { el } from "./dom.js";

export function rulesOf(page, words) {
  const marked = (number) => (number ? [el("sup", { title: page.notes[number - 1] }, String(number))] : []);
  const parts = page.sections.flatMap((section) => [el("h3", {}, section.title), ...blocks(section.blocks, marked, words)]);
  const notes = page.notes.map((note, number) => el("p", { class: "rules-note" }, el("sup", {}, String(number + 1)), ` ${note}`));
  return el("div", { class: "rules" }, ...parts, ...notes);
}

function blocks(found, marked, words) {
  const parts = [];
  for (const { kind, text, mark } of found) {
    const said = [...coded(text, words), ...marked(mark)];
    if (kind === "example") parts.push(example(text, words));
    else if (kind === "text") parts.push(el("p", {}, ...said));
    else listFor(parts, kind === "step" ? "OL" : "UL").append(el("li", {}, ...said));
  }
  return parts;
}

/** Show what stands between backticks as code, and colours as tokens. */
const coded = (text, words) => text.split("`").flatMap((part, number) => (number % 2 ? el("code", {}, part) : rich(part, words)));

/** Draw a position: each letter in a cell of its own, so that tokens stand in columns. A row without a number begins with an empty cell. */
function example(text, words) {
  const cell = (letter) => el("span", { class: "cell" }, ...rich(letter, words));
  const drawn = (part) => (part.trim() ? el("span", { class: "together" }, ...[...part].map(cell)) : part);
  const row = (line) => [...(line.startsWith(" ") ? [cell("")] : []), ...line.replace(/^ /u, "").split(/( +)/u).filter(Boolean).map(drawn)];
  return el("pre", {}, ...text.split("\n").flatMap((line, number) => [...(number ? ["\n"] : []), ...row(line)]));
}

function listFor(parts, tag) {
  if (parts.at(-1)?.tagName !== tag) parts.push(el(tag.toLowerCase()));
  return parts.at(-1);
}
