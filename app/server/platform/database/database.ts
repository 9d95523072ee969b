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
  /** Instant from which the job counts as failed; it is still retried at long intervals. */
  failed_at: Date | null;
  last_error: string | null;
}

interface UsedTicketsTable {
  ticket_index: Uint8Array;
  expires_at: Date;
}

/** Tables of the platform, with the same types for both drivers. */
export interface PlatformTables {
  jobs: JobsTable;
  used_tickets: UsedTicketsTable;
}

/** A database with the tables of the platform and any others. */
export type PlatformDatabase = Kysely<PlatformTables>;

/** A transaction in a database with the tables of the platform. */
export type PlatformTransaction = Transaction<PlatformTables>;
