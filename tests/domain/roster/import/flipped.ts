/**
 * Returns a function that generates pseudorandom numbers from 0 up to, but not including, 1 (mulberry32). The same seed
 * gives the same numbers.
 */
function sequenceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Returns a copy of the file in which one to eight bytes are changed. The same seed changes the same bytes. */
export function flipped(file: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const next = sequenceOf(seed);
  const changed = new Uint8Array(file);
  for (let left = 1 + Math.floor(next() * 8); left > 0; left--) {
    const at = Math.floor(next() * changed.length);
    changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(next() * 255));
  }
  return changed;
}
