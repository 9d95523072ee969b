import { type Baselines, hashOf } from './baselines.ts';
import type { KeptFinding } from './decisions.ts';
import { areSame, type Box, differenceOf, fingerprintOf, pixelsOf, webpOf } from './picture.ts';
import { keyOf, type Shot } from './shots.ts';

/** A picture that is not as the reference says. */
export interface Finding extends KeptFinding {
  readonly key: string;
  readonly story: string;
  readonly title: string;
  readonly mode: string;
  /** `removed`: a reference that no story asks for any more. */
  readonly kind: 'changed' | 'new' | 'removed';
  /** Names the picture a decision is about, so that an old decision never takes a new picture. */
  readonly fingerprint: string;
  /** How many pixels differ; changed ones only. */
  readonly pixels?: number;
  /** Where they differ, in pixels; changed ones only. */
  readonly box?: Box;
  /** webp pictures: the reference, the one just taken, the difference. */
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: Buffer;
}

/** Compares a picture just taken, as PNG, with its reference; undefined where they are the same. */
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
  return { ...found, kind: 'changed', pixels: count, box, reference: hashOf(before), before, after, difference };
}

/** References of stories and modes that are no more. */
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
