// The invitation: a link that works, the same for a camera, and a copy that says whether it succeeded.

import * as dialogs from "./dialogs.js";
import { el, svg } from "./dom.js";
import { person } from "./wire.js";

/** Show an invitation as the server wrote it, to the shown table, a challenge, or the page; without squares, other devices can't reach this computer. */
export function invitation({ table, link, code, squares }, words, shown) {
  const frame = shown?.table === table ? shown : null;
  const alone = squares.length === 0;
  const address = alone ? `${location.origin}/?as=${(person() % 9) + 1}${table ? `#${table}` : ""}` : link;
  const field = el("input", { id: "invite-link", readonly: true, value: address, "aria-label": words["invite-link"], onfocus: () => field.select() });
  const said = el("p", { class: "invite-said", role: "status" });
  const copy = el("button", { class: "button main", type: "button", id: "copy", onclick: async () => said.replaceChildren((await copied(field)) ? words.copied : words["copy-by-hand"]) }, words.copy);
  const camera = alone ? [] : [el("figure", { class: "invite-camera" }, drawn(squares, words), el("figcaption", {}, words["invite-camera"]))];
  const parts = [
    el("p", {}, alone ? words["invite-alone"] : words["invite-how"]),
    el("div", { class: "say" }, field, copy),
    said,
    ...(code ? named(words["invite-door"], el("p", {}, ...keyed(code))) : []),
    ...(table ? named(words[frame ? "table-code" : "contest-code"], el("p", {}, ...keyed(table), el("small", {}, words["table-code-how"]))) : []),
    ...(frame ? named(words["invite-seats"], seats(frame, words)) : []),
  ];
  const title = frame ? `${words.invite}: ${words[`game-${frame.game}`]}` : words.invite;
  dialogs.open(title, words, el("div", { class: "invite-sheet" }, ...camera, el("div", { class: "invite-parts" }, ...parts)));
  field.focus();
}

const named = (title, ...children) => [el("h3", {}, title), ...children];

/** A code to be read aloud, a key for each letter. Screen readers and copies get it in one piece. */
const keyed = (code) => [el("span", { class: "visually-hidden" }, code), el("span", { class: "code-keys", "aria-hidden": "true" }, ...[...code].map((letter) => el("kbd", {}, letter)))];

/** Who sits there, and what is free. */
function seats({ seats: taken, most }, words) {
  const sits = taken.map(({ chip, name }) => el("li", {}, el("span", { class: "chip small", "aria-hidden": "true" }, chip), el("span", { class: "who-name" }, name)));
  const free = Array.from({ length: Math.max(0, (most ?? 0) - taken.length) }, () => el("li", { class: "free", title: words["free-seat"] }, "+"));
  return el("ul", { class: "invite-seats" }, ...sits, ...free);
}

/** Copy what a field shows; tell whether it worked. Over a home network browsers give pages no clipboard. */
async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

function drawn(squares, words) {
  const side = squares.length + 8; // four squares of quiet on each side
  const dark = squares.flatMap((row, y) => [...row.matchAll(/1+/gu)].map((run) => `M${run.index + 4} ${y + 4}h${run[0].length}v1h-${run[0].length}z`));
  return svg("svg", { class: "squares", viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": words["invite-camera"] }, svg("path", { d: dark.join("") }));
}
