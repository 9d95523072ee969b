import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Manifest } from './manifest.ts';

/** All reference pictures together may weigh this much, in bytes: they travel with every clone. */
export const baselineLimit = 25 * 1024 * 1024;

/** The reference pictures, one file each: `<folder>/<mode>/<story>.webp`. Nothing but `write` and `remove` changes them. */
export interface Baselines {
  /** Keys (`<mode>/<story>`) of all pictures kept. */
  readonly keys: () => string[];
  readonly read: (key: string) => Buffer | undefined;
  /** Whether Chromium handed over these very bytes when the reference was taken: then nothing needs to be decoded. */
  readonly isKnown: (key: string, taken: Buffer) => boolean;
  /** Keeps a picture. `hash` is `hashOf` the bytes that Chromium handed over for it. */
  readonly write: (key: string, picture: Buffer, hash: string) => void;
  readonly remove: (key: string) => void;
  /** What the references were taken with; undefined where there are none. */
  readonly manifest: () => Manifest | undefined;
  readonly writeManifest: (manifest: Manifest) => void;
  /** Bytes of all of them. */
  readonly weight: () => number;
}

/** Names bytes. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

export function baselinesIn(folder: string): Baselines {
  const fileOf = (key: string) => join(folder, `${key}.webp`);
  const knownFile = join(folder, 'knownBytes.json');
  const manifestFile = join(folder, 'manifest.json');
  const files = () => globSync('*/*.webp', { cwd: folder });
  /** For each key: hash of the reference and of the PNG bytes that it was made of. */
  const known = new Map(Object.entries((readJson(knownFile) ?? {}) as Readonly<Record<string, string>>));
  const writeJson = (file: string, value: unknown) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
  };
  const writeKnown = () =>
    writeJson(knownFile, Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1))));
  const read = (key: string) => (existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined);
  return {
    keys: () =>
      files()
        .map((file) => file.replaceAll('\\', '/').slice(0, -'.webp'.length))
        .toSorted(),
    read,
    isKnown: (key, taken) => {
      const reference = read(key);
      return reference !== undefined && known.get(key) === `${hashOf(reference)} ${hashOf(taken)}`;
    },
    write: (key, picture, hash) => {
      mkdirSync(dirname(fileOf(key)), { recursive: true });
      writeFileSync(fileOf(key), picture);
      known.set(key, `${hashOf(picture)} ${hash}`);
      writeKnown();
    },
    remove: (key) => {
      rmSync(fileOf(key), { force: true });
      known.delete(key);
      writeKnown();
    },
    manifest: () => readJson(manifestFile) as Manifest | undefined,
    writeManifest: (manifest) => writeJson(manifestFile, manifest),
    weight: () => files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}
