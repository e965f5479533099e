// What has moved: the difference between two scenes of one viewer. It knows nothing else, so it can show nothing else.

const isPiece = ({ called }) => Boolean(called) && called !== "plate";
const isToken = ({ called }) => called.startsWith("token ");

/** Compare two painted scenes. Return the pieces that moved `[from, to]`, those that left, and those that came. */
export function changes(before, after) {
  const [old, now] = [before.filter(isPiece), after.filter(isPiece)];
  const falls = lanes(old.filter(isToken), now.filter(isToken));
  const rest = byName(old.filter((piece) => !isToken(piece)), now.filter((piece) => !isToken(piece)));
  return { moved: [...falls.moved, ...rest.moved], left: [...falls.left, ...rest.left], came: [...falls.came, ...rest.came] };
}

/** Match pieces by what they are called; several of one name in the order of their distance. */
function byName(old, now) {
  const [waiting, moved, came] = [new Map(), [], []];
  for (const piece of old) waiting.set(piece.called, [...(waiting.get(piece.called) ?? []), piece]);
  const take = (piece, found) => {
    const at = found ? waiting.get(piece.called).indexOf(found) : -1;
    if (at >= 0) waiting.get(piece.called).splice(at, 1);
    return found;
  };
  // What stayed in its place is not a candidate for anything else.
  const others = now.filter((piece) => !take(piece, waiting.get(piece.called)?.find((each) => isSame(each, piece))));
  for (const piece of others) {
    const near = waiting.get(piece.called)?.toSorted((a, b) => far(a, piece) - far(b, piece))[0];
    if (take(piece, near)) moved.push([near, piece]);
    else came.push(piece);
  }
  return { moved, left: [...waiting.values()].flat(), came };
}

const isSame = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width;
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Tokens lie in columns. They only fall, and columns only close up to the left; anything else has no way to be shown. */
function lanes(old, now) {
  const [columns, wanted] = [sorted(old), sorted(now)];
  const [moved, left] = [[], []];
  let at = 0;
  for (const column of wanted) {
    let kept = null;
    while (at < columns.length && !(kept = within(columns[at], column))) left.push(...columns[at++]);
    if (!kept) return { moved: [], left: [], came: [] };
    left.push(...columns[at++].filter((piece) => !kept.includes(piece)));
    column.forEach((piece, number) => isPlace(kept[number], piece) || moved.push([kept[number], piece]));
  }
  left.push(...columns.slice(at).flat());
  return { moved, left, came: [] };
}

const isPlace = (a, b) => middle(a)[0] === middle(b)[0] && middle(a)[1] === middle(b)[1];
const middle = ({ x, y, width }) => [x + width / 2, y + width / 2];

/** Sort tokens into columns, each from the bottom up. A ring around one's own changes its corner, but not its middle. */
function sorted(tokens) {
  const found = new Map();
  for (const token of tokens) found.set(middle(token)[0], [...(found.get(middle(token)[0]) ?? []), token]);
  return [...found].sort(([a], [b]) => a - b).map(([, column]) => column.sort((a, b) => b.y - a.y));
}

/** Return the tokens of a column that are left in another, in their order; null if it can't have come from this one. */
function within(column, wanted) {
  const kept = [];
  for (const token of column) if (token.called === wanted[kept.length]?.called) kept.push(token);
  return kept.length === wanted.length ? kept : null;
}
