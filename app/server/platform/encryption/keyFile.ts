import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { SettingError } from '../settings/settings.ts';
import { type Keyring, keyringOf, keysFrom } from './keyring.ts';

type Keys = ReadonlyMap<number, Buffer>;

const newestVersion = 255;

const pathOf = (dataDir: string) => join(dataDir, 'data.key');

/** The whole file or none of it is on the disk afterwards. */
function writeKeys(dataDir: string, keys: Keys): Keys {
  const aside = `${pathOf(dataDir)}.new`;
  const descriptor = openSync(aside, 'w', 0o600);
  writeSync(descriptor, [...keys].map(([version, key]) => `${version}:${key.toString('base64')}`).join(','));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(aside, pathOf(dataDir));
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
  return keys;
}

/** The keys of a data folder, the sealing one first; made there where it has none. */
export function keysOfFolder(dataDir: string): Keys {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(pathOf(dataDir), randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return keysFrom(readFileSync(pathOf(dataDir), 'utf8'));
}

/** Puts a new key before those of the folder: it seals from now on. @throws SettingError where versions run out */
export function addKey(dataDir: string): Keys {
  const keys = keysOfFolder(dataDir);
  const version = Math.max(...keys.keys()) + 1;
  if (version > newestVersion) throw new SettingError('data.key has had 255 keys, there is no number for another');
  return writeKeys(dataDir, new Map([[version, randomBytes(32)], ...keys]));
}

/** Forgets every key but the sealing one and the lowest, which indexes. */
export function dropUnusedKeys(dataDir: string): Keys {
  const keys = keysOfFolder(dataDir);
  const [sealing] = keys.keys();
  const lowest = Math.min(...keys.keys());
  return writeKeys(dataDir, new Map([...keys].filter(([version]) => version === sealing || version === lowest)));
}

/** The keyring of `DATA_KEY`, else of the keys in the data folder, made there at the first start. */
export const loadKeyring = (dataKey: string | null, dataDir: string): Keyring =>
  keyringOf(dataKey === null ? keysOfFolder(dataDir) : keysFrom(dataKey));
