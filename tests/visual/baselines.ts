import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All reference pictures together may weigh this much, in bytes: they travel with every clone. */
export const baselineLimit = 25 * 1024 * 1024;

/** The reference pictures, one file each: `<folder>/<mode>/<story>.webp`. */
export interface Baselines {
  /** Keys (`<mode>/<story>`) of all pictures kept. */
  readonly keys: () => string[];
  readonly read: (key: string) => Buffer | undefined;
  readonly write: (key: string, picture: Buffer) => void;
  readonly remove: (key: string) => void;
  /** The probe picture taken where the references were made. */
  readonly probe: () => Buffer | undefined;
  readonly writeProbe: (picture: Buffer) => void;
  /** Where `KnownBytes` of these references are kept. */
  readonly knownBytesFile: string;
  /** Bytes of all of them. */
  readonly weight: () => number;
}

export function baselinesIn(folder: string): Baselines {
  const fileOf = (key: string) => join(folder, `${key}.webp`);
  const probeFile = join(folder, 'probe.webp');
  const files = () => globSync('*/*.webp', { cwd: folder });
  return {
    keys: () =>
      files()
        .map((file) => file.replaceAll('\\', '/').slice(0, -'.webp'.length))
        .toSorted(),
    read: (key) => (existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined),
    write: (key, picture) => {
      mkdirSync(dirname(fileOf(key)), { recursive: true });
      writeFileSync(fileOf(key), picture);
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
    probe: () => (existsSync(probeFile) ? readFileSync(probeFile) : undefined),
    writeProbe: (picture) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(probeFile, picture);
    },
    knownBytesFile: join(folder, 'knownBytes.json'),
    weight: () => files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}
