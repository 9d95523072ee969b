import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

interface JobsTable {
  id: Generated<number>;
  kind: string;
  lane: Generated<string>;
  key: string | null;
  payload: ColumnType<unknown, string, string>;
  run_at: Generated<Date>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  /** Since when it counts as failed; it is tried again, rarely. */
  failed_at: Date | null;
  last_error: string | null;
}

interface UsedTicketsTable {
  ticket_index: Uint8Array;
  expires_at: Date;
}

/** Tables of the platform itself, one type for both drivers. */
export interface PlatformTables {
  jobs: JobsTable;
  used_tickets: UsedTicketsTable;
}

/** A database that has the tables of the platform, and any others. */
export type PlatformDatabase = Kysely<PlatformTables>;

/** A transaction in such a database. */
export type PlatformTransaction = Transaction<PlatformTables>;
