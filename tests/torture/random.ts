/** A function that returns random numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * Returns a random number generator (mulberry32), which is good enough to choose faults. The same seed gives the same
 * numbers.
 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a randomly chosen item; undefined if there are no items. */
export const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];
