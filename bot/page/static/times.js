// How long ago, in how long, at what time: in the language of the page.

const language = () => document.documentElement.lang;

/** Say a number of seconds from now, or ago if it is negative; more than a minute in minutes. */
export function relative(seconds, style = "long") {
  const [value, unit] = Math.abs(seconds) < 60 ? [seconds, "second"] : [Math.trunc(seconds / 60), "minute"];
  return new Intl.RelativeTimeFormat(language(), { style }).format(value, unit);
}

/** Say what time it is at a moment. */
export const clockTime = (moment) => new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(moment);

/** Put something into a label in place of its dots: where it stands depends on the language. */
export const put = (label, value) => label.replace("…", value);
