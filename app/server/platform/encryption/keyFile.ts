import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { SettingError } from '../settings/settings.ts';
import { type Keyring, keyringOf, keysFrom } from './keyring.ts';

type Keys = ReadonlyMap<number, Buffer>;

const newestVersion = 255;

const pathOf = (dataDir: string) => join(dataDir, 'data.key');

/** Writes the key file atomically: after a crash the file is either complete or unchanged. */
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

/**
 * Returns the keys in the key file of a data folder. The first key encrypts new values. If the folder has no key file,
 * a key is created.
 */
export function keysOfFolder(dataDir: string): Keys {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(pathOf(dataDir), randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return keysFrom(readFileSync(pathOf(dataDir), 'utf8'));
}

/**
 * Adds a new key at the beginning of the key file. Servers that start afterwards encrypt new values with this key.
 * @throws SettingError when the last possible version of a key is used
 */
export function addKey(dataDir: string): Keys {
  const keys = keysOfFolder(dataDir);
  const version = Math.max(...keys.keys()) + 1;
  if (version > newestVersion) throw new SettingError('data.key has had 255 keys, there is no number for another');
  return writeKeys(dataDir, new Map([[version, randomBytes(32)], ...keys]));
}

/**
 * Deletes all keys from the key file except two: the first key, because it encrypts new values, and the key with the
 * lowest version, because it computes the indexes.
 */
export function dropUnusedKeys(dataDir: string): Keys {
  const keys = keysOfFolder(dataDir);
  const [sealing] = keys.keys();
  const lowest = Math.min(...keys.keys());
  return writeKeys(dataDir, new Map([...keys].filter(([version]) => version === sealing || version === lowest)));
}

/**
 * Returns the keyring with the keys of `DATA_KEY`. If `DATA_KEY` isn't set, the keyring has the keys in the data
 * folder. These keys are created at the first start.
 */
export const loadKeyring = (dataKey: string | null, dataDir: string): Keyring =>
  keyringOf(dataKey === null ? keysOfFolder(dataDir) : keysFrom(dataKey));
