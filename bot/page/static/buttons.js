// Buttons as screens describe them.

import { rich } from "./art.js";
import { el } from "./dom.js";

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
      title: detail && detail !== label ? detail : null,
      onclick: () => press(described),
      ...extra,
    },
    ...rich(label, words),
  );
}

/** Put the name of an option before the row of its values: "white" alone could be anything. */
export function named(rows, words) {
  let last = "";
  return rows.map((row) => {
    const name = /^!option:([^=]+)=/u.exec(row[0]?.press ?? "")?.[1] ?? "";
    const label = words[`option-name-${name}`];
    const first = label && name !== last ? [{ label, style: "named" }] : [];
    last = name;
    return [...first, ...row];
  });
}

/** Make the rows of a screen. */
export const rowsOf = (rows, words, press) =>
  rows.filter((row) => row.length).map((row) => el("div", { class: "row" }, ...row.map((each) => button(each, words, press))));
