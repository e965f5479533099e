// Short cues, synthesised: each has one meaning, and of two at once the later one wins. People are asked once whether they want them.

import { settings } from "./settings.js";

const VOLUMES = { on: 0.5, quiet: 0.16, off: 0 };
const NOTE = { C4: 262, G4: 392, A4: 440, C5: 523, D5: 587, E5: 659, G5: 784, C6: 1047 };

/** Notes of a cue: frequency, start and length in ms, and the shape of the wave. */
const CUES = {
  yours: [[NOTE.G4, 0, 110], [NOTE.D5, 90, 160]],
  others: [[220, 0, 50, "triangle"]],
  tick: [[900, 0, 25, "triangle"]],
  pop: [[NOTE.C5, 0, 70], [NOTE.G5, 30, 60]],
  knock: [[130, 0, 70, "triangle"], [90, 15, 60, "triangle"]],
  click: [[1400, 0, 20, "triangle"], [1800, 25, 20, "triangle"]],
  card: [[520, 0, 30, "triangle"], [700, 25, 45, "triangle"]],
  chime: [[NOTE.E5, 0, 90], [NOTE.G5, 60, 90], [NOTE.C6, 120, 120]],
  refused: [[196, 0, 80], [165, 100, 110]],
  sand: [[760, 0, 35, "square"]],
  won: [[NOTE.C5, 0, 90], [NOTE.E5, 75, 90], [NOTE.G5, 150, 100]],
  over: [[NOTE.A4, 0, 120], [NOTE.C4, 110, 140]],
};
const FELT = new Set(["pop", "knock", "click", "card", "chime"]); // on devices that can, for one's own moves

let context = null;
let playing = null;

/** Whether people were asked yet. */
export const isAsked = () => settings.sound !== "";

/** Play a cue; `higher` raises it (a larger group). Return whether it was heard. */
export function cue(name, { higher = 0, own = false } = {}) {
  if (own && FELT.has(name)) navigator.vibrate?.(10);
  const volume = VOLUMES[settings.sound] ?? 0;
  if (!volume || !CUES[name]) return false;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume(); // browsers wait for a first press
  playing?.disconnect();
  playing = context.createGain();
  playing.gain.value = volume;
  playing.connect(context.destination);
  for (const [pitch, start, length, shape = "sine"] of CUES[name]) note(pitch * 2 ** (higher / 12), start / 1000, length / 1000, shape);
  heard.push(name);
  return true;
}

/** The last cues, newest last. */
export const heard = [];

function note(pitch, start, length, shape) {
  const [at, tone, level] = [context.currentTime + start, context.createOscillator(), context.createGain()];
  tone.type = shape;
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(0.5, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(level).connect(playing);
  tone.start(at);
  tone.stop(at + length);
}
