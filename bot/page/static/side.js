// The header and the left side: settings, tables, new tables.

import { COLOURS, gameSign, icon, token } from "./art.js";
import { cardLinks } from "./cards.js";
import { byId, el } from "./dom.js";
import { LANGUAGES, settings } from "./settings.js";
import { person } from "./wire.js";

/** Draw the settings in the header (and again in the menu on a phone). */
export function head(words, { change, help, invite }) {
  byId("logo").replaceChildren(...Object.keys(COLOURS).map((letter) => token(letter)));
  byId("menu").replaceChildren(icon("menu"));
  byId("menu").setAttribute("aria-label", words.menu);
  byId("settings").replaceChildren(
    ...choices(words, change),
    el("button", { class: "icon help", type: "button", "aria-label": words.help, onclick: help }, "?"),
    el("button", { class: "button lit invite", type: "button", onclick: invite }, words.invite),
  );
}

function choices(words, change) {
  const languages = LANGUAGES.map((each) => [each, each.toUpperCase()]);
  const shades = [["light", words.light], ["dark", words.dark]];
  const symbols = settings.symbols ? words["symbols-on"] : words["symbols-off"];
  return [
    segments(words.language, languages, settings.language, (value) => change("language", value)),
    segments(words.theme, shades, settings.shade, (value) => change("shade", value)),
    el("button", { class: "segment alone wide-only", type: "button", "data-setting": "sound", onclick: () => change("sound", next(SOUNDS, settings.sound || "off")) }, `${words.sound}: ${words[`sound-${settings.sound || "off"}`]}`),
    el("button", { class: "segment alone wide-only", type: "button", "data-setting": "motion", onclick: () => change("motion", next(SPEEDS, settings.motion)) }, `${words.motion}: ${settings.motion === "0" ? words["sound-off"] : `${settings.motion}×`}`),
    el("button", { class: "segment alone wide-only", type: "button", "aria-pressed": String(settings.symbols), onclick: () => change("symbols", !settings.symbols) }, symbols),
  ];
}

const SOUNDS = ["on", "quiet", "off"];
const SPEEDS = ["1", "2", "0", "0.5"];
const next = (values, now) => values[(values.indexOf(now) + 1) % values.length];

function segments(label, values, chosen, choose) {
  const buttons = values.map(([value, text]) =>
    el("button", { type: "button", "aria-pressed": String(value === chosen), onclick: () => choose(value) }, text));
  return el("div", { class: "segment", role: "group", "aria-label": label }, ...buttons);
}

let drawnFor = []; // everything that the side depends on, apart from the lists
const lists = el("div", { class: "lists" });

/** Draw the left side. If only tables have changed, nothing else is touched: somebody may be typing a name. */
export function side(words, { mine, others, done }, games, at, { open, change, help, invite, ask }) {
  lists.replaceChildren(
    ...(mine.length ? [el("h2", {}, words["my-tables"]), list("mine", mine, at, words)] : []),
    ...(done.length ? [el("h2", {}, words["my-games"]), list("done", done, at, words)] : []),
    ...(others.length ? [el("h2", {}, words["other-tables"]), list("others", others, at, words)] : []),
  );
  const now = [words, settings.shade, settings.symbols, settings.sound, settings.motion, at];
  if (now.every((each, number) => each === drawnFor[number])) return;
  drawnFor = now;
  const signs = games.map((slug) =>
    el("button", { class: "game", type: "button", "data-game": slug, onclick: () => open(slug) }, gameSign(slug), words[`game-${slug}`]));
  const extra = el("div", { class: "only-phone phone-settings" }, ...choices(words, change),
    el("button", { class: "button lit invite", type: "button", onclick: invite }, words.invite));
  byId("side").replaceChildren(lists, el("h2", { class: "new-table" }, words["new-table"]), el("div", { class: "games" }, ...signs),
    cardLinks(words, ask), extra, el("div", { class: "stretch" }), name(words, change), second(words));
}

function list(kind, tables, at, words) {
  const items = tables.map(({ table, game, title, status, turn }) => {
    const here = table === at;
    const dot = turn ? el("span", { class: "dot", role: "img", "aria-label": words["your-turn"] }) : null;
    const text = el("span", { class: "two-lines" }, el("strong", {}, title), el("span", {}, status));
    return el("li", {}, el("a", { class: "entry", href: `#${table}`, title: `${title}: ${status}`, "aria-current": here ? "page" : null }, gameSign(game), text, dot));
  });
  return el("ul", { class: `tables ${kind}` }, ...items);
}

function name(words, change) {
  const field = el("input", { id: "name", maxlength: "32", autocomplete: "off", placeholder: words["name-player"], onchange: () => change("name", field.value.trim()) });
  field.value = settings.name;
  return el("div", { class: "name" }, el("label", { for: "name" }, words.name), field);
}

function second(words) {
  const next = (person() % 9) + 1;
  const link = el("a", { href: `/?as=${next}${location.hash}`, target: "_blank", rel: "noopener", id: "second" }, words["open-tab"]);
  return el("p", { class: "second" }, `${words["second-player"]} `, link);
}
