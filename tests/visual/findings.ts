import { type Baselines, hashOf } from './baselines.ts';
import { type Recolour, recoloursOf } from './colourChange.ts';
import type { KeptFinding } from './decisions.ts';
import { areSame, type Box, differenceOf, fingerprintOf, pixelsOf, webpOf } from './picture.ts';
import { keyOf, type Shot } from './shots.ts';

/** A difference between a picture and its reference. */
export interface Finding extends KeptFinding {
  readonly key: string;
  readonly story: string;
  readonly title: string;
  readonly mode: string;
  /** Path of the file that contains the story. Missing for removed pictures. */
  readonly file?: string | undefined;
  /** The kind of difference. `removed` means that no story has this reference any more. */
  readonly kind: 'changed' | 'new' | 'removed';
  /** Identifies the pixels of the picture. A decision about other pixels isn't applied. */
  readonly fingerprint: string;
  /** Number of pixels that differ. Set only for changed pictures. */
  readonly pixels?: number;
  /** Area that contains all differing pixels. Set only for changed pictures. */
  readonly box?: Box;
  /** Colours that were replaced. Set only for changed pictures. */
  readonly recolours?: readonly Recolour[];
  /** The reference, the new picture and the picture of the difference, as webp files. */
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: Buffer;
}

/** Compares a new picture (PNG) with its reference. Returns undefined if they are equal. */
export async function findingOf(shot: Shot, png: Buffer, baselines: Baselines): Promise<Finding | undefined> {
  const key = keyOf(shot);
  const before = baselines.read(key);
  const taken = await pixelsOf(png);
  const found = { key, ...shot, fingerprint: fingerprintOf(taken), bytes: hashOf(png) };
  if (!before) return { ...found, kind: 'new', after: await webpOf(taken) };
  const reference = await pixelsOf(before);
  if (areSame(reference, taken)) return undefined;
  const { count, marked, box } = await differenceOf(reference, taken);
  const [after, difference] = await Promise.all([webpOf(taken), webpOf(marked)]);
  const recolours = recoloursOf(reference, taken);
  const pictures = { before, after, difference };
  return { ...found, kind: 'changed', pixels: count, box, recolours, reference: hashOf(before), ...pictures };
}

/** Returns the references of stories and modes that no longer exist. */
export async function staleFindings(shots: readonly Shot[], baselines: Baselines): Promise<Finding[]> {
  const wanted = new Set(shots.map(keyOf));
  const stale = baselines.keys().filter((key) => !wanted.has(key));
  return Promise.all(
    stale.map(async (key) => {
      const before = baselines.read(key) as Buffer;
      const [mode = '', story = ''] = key.split('/');
      return {
        key,
        story,
        title: story,
        mode,
        kind: 'removed',
        fingerprint: fingerprintOf(await pixelsOf(before)),
        reference: hashOf(before),
        before,
      };
    }),
  );
}
