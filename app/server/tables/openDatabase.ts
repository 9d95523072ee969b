import type { PGlite } from '@electric-sql/pglite';

import * as platform from '../platform/database/connect.ts';
import type { Tables } from './database.ts';

/** A connection to the tables of the server, and the way to end it. */
export type OpenDatabase = platform.OpenDatabase<Tables>;

/** The embedded database in a folder. */
export const openEmbedded = (folder: string): Promise<OpenDatabase> => platform.openEmbedded<Tables>(folder);

/** The embedded database in memory: gone with the process. For tests. */
export const openInMemory = (snapshot?: Blob): Promise<OpenDatabase & { readonly pglite: PGlite }> =>
  platform.openInMemory<Tables>(snapshot);

/** PostgreSQL 15 or later. */
export const openPostgres = (url: string): OpenDatabase => platform.openPostgres<Tables>(url);
