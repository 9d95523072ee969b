import type { PGlite } from '@electric-sql/pglite';

import * as platform from '../platform/database/connect.ts';
import type { Tables } from './database.ts';

/** An open database with the tables of the server, and the function that closes it. */
export type OpenDatabase = platform.OpenDatabase<Tables>;

/** Opens the embedded database in a folder. */
export const openEmbedded = (folder: string): Promise<OpenDatabase> => platform.openEmbedded<Tables>(folder);

/** Opens an embedded database in memory. It is lost when the process ends. Only tests use it. */
export const openInMemory = (snapshot?: Blob): Promise<OpenDatabase & { readonly pglite: PGlite }> =>
  platform.openInMemory<Tables>(snapshot);

/** Connects to a database of PostgreSQL 15 or later. */
export const openPostgres = (url: string): OpenDatabase => platform.openPostgres<Tables>(url);
