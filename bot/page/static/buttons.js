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

/** Put the name of an option before its values, all in one row: "white" alone could be anything, and "clock: no clock" says it twice. */
export function named(rows, words) {
  const found = [];
  let last = "";
  for (const row of rows) {
    const name = /^!option:([^=]+)=/u.exec(row[0]?.press ?? "")?.[1] ?? "";
    const label = words[`option-name-${name}`];
    const values = row.map((each) => (each.press === "!option:clock=none" ? { ...each, label: words["clock-none"] } : each));
    if (label && name === last) found.at(-1).push(...values);
    else found.push(label ? [{ label: `${label}:`, style: "option" }, ...values] : values);
    last = name;
  }
  return found;
}

/** Make the rows of a screen. */
export const rowsOf = (rows, words, press) =>
  rows.filter((row) => row.length).map((row) => {
    const [first, ...values] = row;
    if (first.style !== "option") return el("div", { class: "row" }, ...row.map((each) => button(each, words, press)));
    const beside = el("div", { class: "row" }, ...values.map((each) => button(each, words, press)));
    return el("div", { class: "option", role: "group", "aria-label": first.label }, el("span", { class: "row-name" }, first.label), beside);
  });
