import { sql } from 'kysely';

import type { Database } from '../tables/database.ts';

/**
 * Returns a sandbox setting and the applicant of the latest order, both encrypted. A value is undefined if the database
 * has no setting or no order. A restore uses these two values to check that the encryption keys can decrypt the data.
 */
export async function sealedSamples(
  database: Database,
): Promise<{ readonly setting: Uint8Array | undefined; readonly applicant: Uint8Array | undefined }> {
  const setting = await database.selectFrom('sandbox_settings').select('value_sealed').executeTakeFirst();
  const order = await database.selectFrom('orders').select('applicant_sealed').orderBy('id', 'desc').executeTakeFirst();
  return { setting: setting?.value_sealed, applicant: order?.applicant_sealed };
}

/** True when a database has at least one table. */
export async function hasTables(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.length > 0;
}

/**
 * Creates the missing database roles. The transactions of agents and operators run in these roles. A dump refers to the
 * roles but doesn't contain them.
 */
export async function createUserRoles(database: Database): Promise<void> {
  for (const role of ['tuanbao_agent', 'tuanbao_operator']) {
    await sql`do $$ begin create role ${sql.id(role)} nologin; exception when duplicate_object then null; end $$`.execute(
      database,
    );
  }
}
