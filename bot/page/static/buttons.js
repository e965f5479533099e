// Buttons as screens describe them.

import { rich } from "./art.js";
import { el } from "./dom.js";
import { now } from "./now.js";

/** Make a button of a screen. */
export function button(described, words, press, extra = {}) {
  const { label, detail, style, enabled } = described;
  if (style === "named") return el("span", { class: "row-name" }, label);
  return el(
    "button",
    {
      class: `button ${style}`,
      type: "button",
      disabled: !enabled,
      "data-press": described.press,
      "data-suggested": Boolean(now.frame?.lesson?.moves.includes(described.press)), // a tutorial names it
      title: detail && detail !== label ? detail : null,
      onclick: () => press(described),
      ...extra,
    },
    ...rich(label, words),
  );
}

const OPTION = /^!option:(?<name>[^=]+)=(?<value>.*)$/u;

/**
 * Put the name of an option before its values, all in one row: "white" alone could be anything, and "start: even start" says it twice.
 * The colours of a deal are in one row as well: chats break rows where they must, a window where it likes.
 */
export function named(rows, words) {
  const found = [];
  let last = "";
  for (const row of rows) {
    const [first] = row;
    const name = OPTION.exec(first?.press ?? "")?.groups.name ?? (first?.press.startsWith("!cut") ? "cut" : "");
    const label = words[`option-name-${name}`];
    const values = row.map((each) => ({ ...each, label: valued(each, words) ?? each.label }));
    if (name && name === last) found.at(-1).push(...values);
    else found.push(label ? [{ label: `${label}:`, style: "option" }, ...values] : values);
    last = name;
  }
  return found;
}

/** What a value is called beside the name of its option, if that is not its label. */
function valued({ press }, words) {
  const { name, value } = OPTION.exec(press)?.groups ?? {};
  return words[`option-value-${name}-${value}`];
}

/** Make the rows of a screen. */
export const rowsOf = (rows, words, press) =>
  rows.filter((row) => row.length).map((row) => {
    const [first, ...values] = row;
    if (first.style !== "option") return el("div", { class: "row" }, ...row.map((each) => button(each, words, press)));
    const beside = el("div", { class: "row" }, ...values.map((each) => button(each, words, press)));
    return el("div", { class: "option", role: "group", "aria-label": first.label }, el("span", { class: "row-name" }, first.label), beside);
  });
