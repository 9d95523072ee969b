import type { Pixels } from './picture.ts';

/** A colour of a picture that was replaced by another colour, each as `#rrggbb`. */
export interface Recolour {
  readonly from: string;
  readonly to: string;
}

/** Maximum number of replaced colours that a finding names. */
const maxRecolours = 3;
/** At least this part of all pixels of a colour must have the new colour. Otherwise, something was drawn over them. */
const minShare = 0.2;
/** If more of the pixels than this part have changed in the opposite direction, something has moved. */
const maxReverse = 0.05;

const nameOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);

const colourAt = (data: Buffer, at: number): number => data.readUIntBE(at, 3);

/**
 * Returns the colours that were replaced between two pictures, the most frequent first. The list is empty if the
 * pictures differ in size, or if something has moved or was added.
 */
export function recoloursOf(before: Pixels, after: Pixels): Recolour[] {
  if (before.width !== after.width || before.height !== after.height) return [];
  const pairs = new Map<number, number>();
  const all = new Map<number, number>();
  for (let at = 0; at < before.data.length; at += 4) {
    const from = colourAt(before.data, at);
    add(all, from);
    const to = colourAt(after.data, at);
    if (from !== to) add(pairs, from * 2 ** 24 + to);
  }
  const found = [...pairs]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxRecolours)
    .map(([pair, count]) => ({ from: Math.floor(pair / 2 ** 24), to: pair % 2 ** 24, count }));
  const isReplaced = ({ from, to, count }: (typeof found)[number]) =>
    count / (all.get(from) ?? 1) >= minShare && (pairs.get(to * 2 ** 24 + from) ?? 0) / count <= maxReverse;
  // If the most frequent pair isn't a replacement, the rest is a side effect.
  if (!found[0] || !isReplaced(found[0])) return [];
  const most = found[0].count;
  return found
    .filter((each) => isReplaced(each) && each.count >= most / 4)
    .map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) }));
}
