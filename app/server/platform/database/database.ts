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
  /** Instant at which the job was counted as failed. The job is still retried, but at long intervals. */
  failed_at: Date | null;
  last_error: string | null;
}

interface UsedTicketsTable {
  ticket_index: Uint8Array;
  expires_at: Date;
}

/** Tables of the platform. Their types are the same in the embedded database and in PostgreSQL. */
export interface PlatformTables {
  jobs: JobsTable;
  used_tickets: UsedTicketsTable;
}

/** A database that has the tables of the platform. It may have other tables too. */
export type PlatformDatabase = Kysely<PlatformTables>;

/** A transaction in a database that has the tables of the platform. */
export type PlatformTransaction = Transaction<PlatformTables>;
