import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { ObjectStore } from './objectStore.ts';
import { readLinkFor } from './readLink.ts';
import type { StoreCredentials } from './storeSignature.ts';
import { uploadFormOf } from './uploadForm.ts';

/** Path of the embedded object store. It is below the address at which users open the app. */
export const diskStorePath = '/oss';

/** Name of the folder for incomplete uploads. It is beside the folder `objects`. */
export const incomingName = 'incoming';

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,200}$/;

/** True when the text is a valid key. A file with a valid key is inside the store's folder on every file system. */
export const isObjectKey = (key: string): boolean =>
  keyPattern.test(key) && !key.endsWith('/') && !key.includes('//') && !key.includes('..');

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Names of the entries of a folder; none when there is no such folder. */
const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** Time at which a file was written. Returns null when there is no such file, or when the path leads to a folder. */
async function storedAt(path: string): Promise<Date | null> {
  try {
    const entry = await stat(path);
    return entry.isFile() ? entry.mtime : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Writes the entries of a folder to the disk. A renamed file is safe in a power failure only after the folder was
 * written.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * An object store in a folder. An object is first written to a temporary file, and the file is flushed to the disk.
 * Then the file is renamed to the object's key.
 */
export function diskStore(
  folder: string,
  credentials: StoreCredentials,
  clock: Clock,
  publicUrl: () => string,
): ObjectStore {
  const objects = join(folder, 'objects');
  const incoming = join(folder, incomingName);
  const pathOf = (key: string) => {
    if (!isObjectKey(key)) throw new TypeError('not a key of an object');
    return join(objects, key);
  };
  const addressOf = (key: string) => `${publicUrl()}${diskStorePath}/${key}`;
  return {
    origins: [],
    async put(key, { content }) {
      const path = pathOf(key);
      const part = join(incoming, randomUUID());
      await Promise.all([mkdir(incoming, { recursive: true }), mkdir(dirname(path), { recursive: true })]);
      try {
        await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key) {
      if (!isObjectKey(key)) return null;
      try {
        const { size } = await stat(pathOf(key));
        return { bytes: size, content: createReadStream(pathOf(key)) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(name, limit, after) {
      const keys = (await namesIn(join(objects, name))).map((file) => `${name}/${file}`).toSorted();
      const next = keys.filter((key) => key > after).slice(0, limit);
      const found = await Promise.all(next.map(async (key) => ({ key, storedAt: await storedAt(pathOf(key)) })));
      return found.flatMap(({ key, storedAt: at }) => (at ? [{ key, storedAt: at }] : []));
    },
    async uploadTicket(terms) {
      return { host: `${publicUrl()}${diskStorePath}`, ...uploadFormOf(terms, credentials, clock.now()) };
    },
    addressOf,
    async readUrl(key, lifeMs) {
      const link = readLinkFor(key, new Date(clock.now().getTime() + lifeMs), credentials.secret);
      return `${addressOf(key)}?${new URLSearchParams({ ...link }).toString()}`;
    },
  };
}
