import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { lockDirectory } from '../platform/database/directoryLock.ts';
import { loadKeyring } from '../platform/encryption/keyFile.ts';
import { SettingError, type Settings } from '../platform/settings/settings.ts';
import type { Database } from '../tables/database.ts';
import { openEmbedded, openPostgres } from '../tables/openDatabase.ts';
import { createUserRoles, hasTables, sealedSamples } from './restoreRepository.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'dataKey'>;

/** Manifest of a backup. It is written last, so a folder without a manifest contains an incomplete backup. */
export interface BackupManifest {
  readonly kind: 'embedded' | 'postgres';
  readonly madeAt: string;
}

const manifestName = 'manifest.json';
const dumpName = 'database.dump';

const run = promisify(execFile);

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, errorOnExist: true, force: false });
}

async function refuseFull(folder: string, what: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new SettingError(`${folder} ${what}`);
}

/**
 * Copies the embedded database and the files to a folder. The server must be stopped, because only one process can open
 * the database.
 */
async function copyEmbedded(dataDir: string, target: string): Promise<void> {
  const unlock = await lockDirectory(dataDir);
  try {
    await cp(join(dataDir, 'database'), join(target, 'database'), { recursive: true });
    await copyIfThere(join(dataDir, 'files'), join(target, 'files'));
  } finally {
    await unlock();
  }
}

/**
 * Copies the database, and the files of the data folder, into an empty folder. Files in a bucket and the encryption
 * keys aren't copied; they must be stored elsewhere. PostgreSQL is dumped while it runs. With the embedded database, the server must be stopped.
 * @throws SettingError when the folder isn't empty, DirectoryInUseError when a server uses the embedded database
 */
export async function backUp({ dataDir, databaseUrl }: Place, target: string, now: Date): Promise<BackupManifest> {
  await refuseFull(target, 'is not empty: a backup has a folder of its own');
  await mkdir(target, { recursive: true });
  if (databaseUrl === null) await copyEmbedded(dataDir, target);
  else {
    // The files are copied after the dump, and a row refers to a file only after the file is stored. The copy therefore
    // lacks a file to which the dump refers only if the file was removed after the dump.
    await run('pg_dump', ['--format=custom', '--no-owner', '--file', join(target, dumpName), databaseUrl]);
    await copyIfThere(join(dataDir, 'files'), join(target, 'files'));
  }
  const manifest: BackupManifest = { kind: databaseUrl === null ? 'embedded' : 'postgres', madeAt: now.toISOString() };
  await writeFile(join(target, manifestName), JSON.stringify(manifest), { flush: true });
  return manifest;
}

async function manifestOf(source: string): Promise<BackupManifest> {
  try {
    return JSON.parse(await readFile(join(source, manifestName), 'utf8')) as BackupManifest;
  } catch (error) {
    throw new SettingError(`${source} holds no finished backup`, { cause: error });
  }
}

/**
 * Checks after a restore that the encryption keys can decrypt the restored data.
 * @throws SettingError when the keys can't decrypt the data
 */
async function refuseOtherKeys(database: Database, { dataKey, dataDir }: Place): Promise<void> {
  const { setting, applicant } = await sealedSamples(database);
  if (!setting && !applicant) return;
  try {
    const keyring = loadKeyring(dataKey, dataDir);
    if (setting) keyring.open('sandbox.setting', setting);
    if (applicant) keyring.open('applicant', applicant);
  } catch (error) {
    throw new SettingError('restored, but the key here is another: put the data.key or DATA_KEY of then in its place', {
      cause: error,
    });
  }
}

async function restorePostgres(url: string, source: string): Promise<void> {
  const { database, close } = openPostgres(url);
  try {
    if (await hasTables(database)) throw new SettingError('the database of DATABASE_URL is not empty');
    await createUserRoles(database);
  } finally {
    await close();
  }
  const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', [...options, '--dbname', url, join(source, dumpName)]);
}

/**
 * Restores a backup. The data folder must have no database and no files yet, and a PostgreSQL database must be empty.
 * @throws SettingError when there is no complete backup in `source`, the backup is from a different kind of database,
 * the data folder has a database or files, the PostgreSQL database isn't empty, or the encryption keys can't decrypt
 * the data
 */
export async function restore(place: Place, source: string): Promise<BackupManifest> {
  const { dataDir, databaseUrl } = place;
  const manifest = await manifestOf(source);
  if ((manifest.kind === 'postgres') !== (databaseUrl !== null)) {
    throw new SettingError(
      `this is a backup of ${manifest.kind === 'postgres' ? 'PostgreSQL' : 'an embedded database'}`,
    );
  }
  await refuseFull(join(dataDir, 'database'), 'is in use: restore into another DATA_DIR');
  await refuseFull(join(dataDir, 'files'), 'is in use: restore into another DATA_DIR');
  await mkdir(dataDir, { recursive: true });
  if (databaseUrl === null) await cp(join(source, 'database'), join(dataDir, 'database'), { recursive: true });
  else await restorePostgres(databaseUrl, source);
  await copyIfThere(join(source, 'files'), join(dataDir, 'files'));
  const { database, close } = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl);
  try {
    await refuseOtherKeys(database, place);
  } finally {
    await close();
  }
  return manifest;
}
