import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types as postgresTypes } from 'pg';

import type { PlatformTables } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { DurableNodeFs, durableStartParams } from './durableFileSystem.ts';
import { placeEmptyCluster } from './emptyCluster.ts';

/**
 * Numbers of connections to the database: open connections, idle connections among the open ones, and requests that
 * wait for a connection.
 */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database, and the function that closes it. */
export interface OpenDatabase<Tables = PlatformTables> {
  readonly database: Kysely<Tables>;
  readonly kind: 'embedded' | 'postgres';
  readonly connections: () => Connections;
  readonly close: () => Promise<void>;
}

/**
 * The connections of the embedded database. The embedded database runs in this process and counts as one open
 * connection.
 */
const inProcess = (): Connections => ({ open: 1, idle: 0, waiting: 0 });

const smallBuffers = ['-c', 'shared_buffers=16MB'];
const asText = (text: string) => text;

/**
 * Conversion of values between the embedded database and the server. The default conversion handles bytes one by one.
 * Writing 2 MB (the content of 9,000 persons) would then block the server for at least 0.7 s; with this conversion it
 * takes 0.15 s.
 */
const embeddedValues = {
  parsers: {
    [types.DATE]: asText,
    [types.INT8]: Number,
    [types.BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex'),
  },
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
};

/**
 * Opens the embedded database in a folder. Only one process can open a folder at a time. Every commit is written to the
 * disk. The shared buffers are small (16 MB) to save memory.
 */
export async function openEmbedded<Tables = PlatformTables>(folder: string): Promise<OpenDatabase<Tables>> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockDirectory(folder);
  const cluster = join(folder, 'database');
  placeEmptyCluster(cluster);
  const pglite = await PGlite.create({
    fs: new DurableNodeFs(cluster),
    startParams: [...durableStartParams(PGlite.defaultStartParams), ...smallBuffers],
    ...embeddedValues,
  });
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    database,
    kind: 'embedded',
    connections: inProcess,
    close: async () => {
      await database.destroy();
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}

/** Opens an embedded database in memory. Its data are lost when the process ends. Only tests use this function. */
export async function openInMemory<Tables = PlatformTables>(
  snapshot?: Blob,
): Promise<OpenDatabase<Tables> & { readonly pglite: PGlite }> {
  const pglite = await PGlite.create({
    dataDir: 'memory://',
    startParams: [...PGlite.defaultStartParams, ...smallBuffers],
    ...embeddedValues,
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  });
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    database,
    pglite,
    kind: 'embedded',
    connections: inProcess,
    close: async () => {
      await database.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

const dayType: number = postgresTypes.builtins.DATE;
const longType: number = postgresTypes.builtins.INT8;

/**
 * Conversion of values from PostgreSQL. Dates stay texts and eight-byte integers become numbers, as in the embedded
 * database.
 */
const parsers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === dayType) return asText;
    if (oid === longType) return Number;
    return format === 'binary' ? postgresTypes.getTypeParser(oid, 'binary') : postgresTypes.getTypeParser(oid, 'text');
  }) as CustomTypesConfig['getTypeParser'],
};

/**
 * Connects to PostgreSQL 15 or later through a pool of connections. If the database is restarted, the pool connects
 * again.
 */
export function openPostgres<Tables = PlatformTables>(url: string): OpenDatabase<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'tuanbao',
    types: parsers,
  });
  // The pool and each client need a listener for errors. Without a listener, a lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    kind: 'postgres',
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => database.destroy(),
  };
}
