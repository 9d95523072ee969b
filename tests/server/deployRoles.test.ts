import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';

import { migrate } from '../../app/server/platform/database/migrate.ts';
import { openPostgres } from '../../app/server/tables/openDatabase.ts';

const password = randomUUID();
const account = `tuanbao_${randomUUID().slice(0, 8)}`;

/**
 * The SQL statements of the deployment, with the names of this test's account and database. The statements that create
 * the roles of agents and operators are left out, because all tests share these roles.
 */
const statements = readFileSync(new URL('../../app/deploy/database/roles.sql', import.meta.url), 'utf8')
  .replaceAll(/^--.*$/gm, '')
  .replaceAll(":'password'", escapeLiteral(password))
  .replaceAll(/\btuanbao\b/g, escapeIdentifier(account))
  .split(';')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '' && !/^create role tuanbao_(agent|operator)/.test(statement));

async function asAdministrator(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

afterAll(() =>
  asAdministrator(async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(account)} with (force)`);
    await client.query(`drop role if exists ${escapeIdentifier(account)}`);
  }),
);

it('the account of the deployment migrates its database without being superuser or making roles', async () => {
  await asAdministrator(async (client) => {
    for (const statement of statements) await client.query(statement);
  });
  const address = new URL(inject('postgresUrl'));
  address.username = account;
  address.password = password;
  address.pathname = `/${account}`;
  const { database, close } = openPostgres(address.href);
  try {
    await migrate(database);
    const { rows } =
      await sql`select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = ${account}`.execute(database);
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  } finally {
    await close();
  }
});
