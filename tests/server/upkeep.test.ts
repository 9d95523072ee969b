import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { upkeep, vacuumUntidy } from '../../app/server/platform/database/upkeep.ts';
import { retention } from '../../app/server/wiring/retentionRepository.ts';
import { countingRows } from '../setup/countingRows.ts';
import { describeOnBothDatabases, openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp } from '../setup/testApp.ts';

const hourMs = 3_600_000;

describeOnBothDatabases('the daily upkeep', (openDatabase) => {
  test('removes expired rows and keeps the others', async () => {
    const open = await openDatabase();
    const server = await startTestApp({ openDatabase: () => Promise.resolve(open) });
    const rows = async () => ({
      sessions: (await server.database.selectFrom('sessions').select('agent_id').execute()).length,
      codes: (await server.database.selectFrom('login_codes').select('id').execute()).length,
    });
    await server.signIn();

    await upkeep(open, retention, server.clock.now());
    expect(await rows()).toEqual({ sessions: 1, codes: 1 });
    await server.clock.moveBy(13 * hourMs);
    await upkeep(open, retention, server.clock.now());
    expect(await rows()).toEqual({ sessions: 0, codes: 1 });
    await server.clock.moveBy(36 * hourMs);
    await upkeep(open, retention, server.clock.now());
    expect(await rows()).toEqual({ sessions: 0, codes: 0 });
    await server.close();
  });
});

describeOnBothDatabases('expired rows', (openDatabase) => {
  test('are all deleted, in any number, and never many with one statement', async () => {
    const { database, kind, close } = await openDatabase();
    const { plugin, changed } = countingRows();
    const now = new Date('2026-11-20T02:00:00.000Z');
    await sql`insert into login_failures (subject_index, failures, last_at, blocked_until)
      select convert_to(n::text, 'UTF8'), 1, '2020-01-01', '2020-01-01' from generate_series(1, 1200) n`.execute(
      database,
    );

    await upkeep({ database: database.withPlugin(plugin), kind }, retention, now);
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(1200);
    expect(Math.max(...changed)).toBeLessThanOrEqual(500);
    await close();
  });
});

test('the embedded database is vacuumed after many writes, also of long values', async () => {
  const { database, close } = await openEmbeddedInMemory();
  await sql`create table documents (content bytea not null)`.execute(database);
  const content = randomBytes(2_000_000);
  const unseenPages = async () => {
    const { rows } = await sql<{ pages: number }>`
      select (pg_relation_size(t.oid) / 8192 - t.relallvisible)::int as pages
      from pg_class c join pg_class t on t.oid = c.reltoastrelid where c.relname = 'documents'`.execute(database);
    return rows[0]?.pages;
  };

  await sql`insert into documents select ${content} from generate_series(1, 3)`.execute(database);
  await vacuumUntidy(database);
  expect(await unseenPages()).toBeGreaterThan(700);
  await sql`insert into documents select ${content} from generate_series(1, 3)`.execute(database);
  await vacuumUntidy(database);
  expect(await unseenPages()).toBeLessThan(10);
  await close();
});
