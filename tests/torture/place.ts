import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEmbedded, type OpenDatabase, openPostgres } from '../../app/server/tables/openDatabase.ts';
import { findPostgres } from '../setup/findPostgres.mjs';
import { newPostgresServer } from '../setup/postgresServer.ts';

/** A database for a server. Tests can read it after the server has ended. */
export interface Place {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Environment variables with which a server uses the database. */
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** Creates an empty database of this kind: `pglite` or `postgres`. */
export async function newPlace(kind: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-torture-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'pglite') {
    return {
      name: 'PGlite',
      environment: { DATA_DIR: folder },
      open: () => openEmbedded(folder),
      remove: () => Promise.resolve(removeFolder()),
    };
  }
  const found = findPostgres();
  if (!found) throw new Error('There is no PostgreSQL on this machine.');
  const { url, remove } = await newPostgresServer(found.bin);
  return {
    name: 'PostgreSQL',
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => Promise.resolve(openPostgres(url)),
    async remove() {
      await remove();
      removeFolder();
    },
  };
}
