import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Remembers as which bytes Chromium hands over the picture that equals a reference: the same bytes needn't be decoded
 * again, which is most of the work of a run without differences. An entry holds for one reference and falls with it.
 */
export interface KnownBytes {
  readonly has: (key: string, reference: Buffer, taken: Buffer) => boolean;
  readonly add: (key: string, reference: Buffer, taken: Buffer) => void;
  /** Writes what was added, in the order of the keys. */
  readonly save: () => void;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const entryOf = (reference: Buffer, taken: Buffer) => `${hashOf(reference)} ${hashOf(taken)}`;

/** What is known in a file; nothing where there is none. */
export function knownBytesIn(file: string): KnownBytes {
  const known = new Map<string, string>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [],
  );
  let hasNews = false;
  return {
    has: (key, reference, taken) => known.get(key) === entryOf(reference, taken),
    add: (key, reference, taken) => {
      known.set(key, entryOf(reference, taken));
      hasNews = true;
    },
    save: () => {
      if (!hasNews) return;
      mkdirSync(dirname(file), { recursive: true });
      const sorted = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
    },
  };
}
