import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Manifest } from './manifest.ts';

/**
 * Maximum size of all reference pictures together, in bytes. The size is limited, because each clone of the repository
 * contains the pictures.
 */
export const baselineLimit = 25 * 1024 * 1024;

/**
 * The reference pictures. Each is a file `<folder>/<mode>/<story>.webp`. Only `write` and `remove` change these files.
 */
export interface Baselines {
  /** Returns the keys (`<mode>/<story>`) of all reference pictures. */
  readonly keys: () => string[];
  readonly read: (key: string) => Buffer | undefined;
  /**
   * True if Chromium returned exactly these bytes when the reference was taken. Then the pictures are equal without
   * decoding them.
   */
  readonly isKnown: (key: string, taken: Buffer) => boolean;
  /**
   * Stores a reference picture. `hash` is the result of `hashOf` for the bytes that Chromium returned for the picture.
   */
  readonly write: (key: string, picture: Buffer, hash: string) => void;
  readonly remove: (key: string) => void;
  /** Returns the programs and fonts with which the references were taken; undefined if no manifest was written. */
  readonly manifest: () => Manifest | undefined;
  readonly writeManifest: (manifest: Manifest) => void;
  /** Returns the size of all references in bytes. */
  readonly weight: () => number;
}

/** Returns a short hash that identifies these bytes. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

export function baselinesIn(folder: string): Baselines {
  const fileOf = (key: string) => join(folder, `${key}.webp`);
  const knownFile = join(folder, 'knownBytes.json');
  const manifestFile = join(folder, 'manifest.json');
  const files = () => globSync('*/*.webp', { cwd: folder });
  /** For each key, the hash of the reference file, and the hash of the PNG from which the reference was made. */
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
