/**
 * True when the last two characters of one text are the last two characters of the other text in reverse order. The
 * texts are compared as if they ended after `length` and `otherLength` characters.
 */
const endInSwap = (one: string, length: number, other: string, otherLength: number): boolean =>
  length > 1 &&
  otherLength > 1 &&
  one[length - 1] === other[otherLength - 2] &&
  one[length - 2] === other[otherLength - 1];

/**
 * Number of typing errors between two texts. If there are more than `limit` errors, returns a number above `limit`.
 * Only cells near the diagonal of the distance table can be within the limit. Therefore only these cells are computed,
 * and the time grows with length × limit.
 */
function distance(one: string, other: string, limit: number): number {
  const far = limit + 1;
  let older: number[] = [];
  let old = Array.from({ length: other.length + 1 }, (_, at) => Math.min(at, far));
  for (let row = 1; row <= one.length; row += 1) {
    const [first, last] = [Math.max(1, row - limit), Math.min(other.length, row + limit)];
    const current: number[] = [];
    current[first - 1] = first === 1 ? Math.min(row, far) : far;
    let least = current[first - 1] ?? far;
    for (let at = first; at <= last; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let slips = Math.min((old[at] ?? far) + 1, (current[at - 1] ?? far) + 1, (old[at - 1] ?? far) + (isSame ? 0 : 1));
      if (endInSwap(one, row, other, at)) slips = Math.min(slips, (older[at - 2] ?? far) + 1);
      current[at] = slips;
      least = Math.min(least, slips);
    }
    if (least > limit) return far;
    [older, old] = [old, current];
  }
  return old[other.length] ?? far;
}

/**
 * Number of typing errors between two id numbers. A wrong, missing or extra character is one error. Two swapped
 * neighbours are also one error. If there are more than `limit` errors, returns `limit + 1`.
 */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let [start, end] = [0, 0];
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const inner = (text: string) => text.slice(start, text.length - end);
  return Math.min(distance(inner(one), inner(other), limit), limit + 1);
}
