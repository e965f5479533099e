// A finished game to keep or to send: its picture, its film, or the link to its table.

import * as dialogs from "./dialogs.js";
import { el } from "./dom.js";
import { settings } from "./settings.js";

/** Open the dialog. The picture is drawn when somebody wants to see it. */
export function share({ table, game }, words) {
  const look = `language=${settings.language}&shade=${settings.shade}&symbols=${settings.symbols}`;
  const address = (kind) => `/share/${encodeURIComponent(table)}.${kind}?${look}`;
  const save = (kind, label) => el("a", { class: "button", id: `save-${kind}`, href: address(kind), download: `${game}-${table}.${kind}` }, label);
  const said = el("p", { class: "invite-said", role: "status" });
  const send = navigator.canShare ? [el("button", { class: "button main", type: "button", id: "send", onclick: () => sent(address("png"), `${game}-${table}.png`).catch(() => said.replaceChildren(words["share-failed"])) }, words["share-send"])] : [];
  const shown = el("img", { class: "shared", src: address("png"), alt: words["share-picture"] });
  dialogs.open(words.share, words, shown, el("div", { class: "row" }, ...send, save("png", words["share-picture"]), save("gif", words["share-film"])), said);
}

async function sent(address, name) {
  const answer = await fetch(address);
  const file = new File([await answer.blob()], name, { type: "image/png" });
  if (!navigator.canShare({ files: [file] })) throw new Error("this device sends no files");
  await navigator.share({ files: [file] }).catch((error) => error.name === "AbortError" || Promise.reject(error));
}
