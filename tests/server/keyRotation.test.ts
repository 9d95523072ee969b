import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';

import { resealAll, staleValues } from '../../app/server/operations/reseal.ts';
import { sealedColumns } from '../../app/server/operations/sealedColumns.ts';
import { migrate } from '../../app/server/platform/database/migrate.ts';
import { addKey, dropUnusedKeys, keysOfFolder, loadKeyring } from '../../app/server/platform/encryption/keyFile.ts';
import { type Keyring, keyringOf } from '../../app/server/platform/encryption/keyring.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-keys-'));
  folders.push(folder);
  return folder;
};

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const before = keyringOf(new Map([[1, old]]));
const both = keyringOf(
  new Map([
    [2, fresh],
    [1, old],
  ]),
);

type Open = Awaited<ReturnType<typeof openEmbedded>>['database'];

/** Adds a message to the sandbox's inbox, encrypted with a keyring. */
const addMessage = (database: Open, keyring: Keyring, index: number) =>
  database
    .insertInto('sandbox_messages')
    .values({
      job_key: `sms.send:${index}`,
      mobile_index: keyring.index('mobile', String(index)),
      content_sealed: keyring.seal('sandbox.message', `第${index}条`),
      sent_at: new Date(),
    })
    .execute();

describeOnBothDatabases('a new key', (openDatabase) => {
  test('encrypts all values again, also those of waiting jobs, so that the old key is no longer needed', async () => {
    const { database, close } = await openDatabase();
    await migrate(database);
    for (let index = 0; index < 1203; index += 1) await addMessage(database, before, index);
    const sealed = Buffer.from(before.seal('job', '待发')).toString('base64');
    await database
      .insertInto('jobs')
      .values({ kind: 'sms.send', key: 'waiting', payload: JSON.stringify({ key: 'waiting', sealed }) })
      .execute();

    expect(await staleValues(database, both)).toEqual(
      new Map([
        ['sandbox_messages.content_sealed', 1203],
        ['jobs.payload', 1],
      ]),
    );
    expect(await resealAll(database, both)).toBe(1204);

    expect(await staleValues(database, both)).toEqual(new Map());
    const onlyFresh = keyringOf(new Map([[2, fresh]]));
    const rows = await database.selectFrom('sandbox_messages').select('content_sealed').orderBy('id').execute();
    const texts = rows.map((row) => onlyFresh.open('sandbox.message', row.content_sealed));
    expect(texts).toEqual(Array.from({ length: 1203 }, (_, index) => `第${index}条`));
    const { payload } = await database.selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    const job = payload as { sealed: string };
    expect(onlyFresh.open('job', Buffer.from(job.sealed, 'base64'))).toBe('待发');
    expect(await resealAll(database, both)).toBe(0);
    await close();
  });

  test('every column of encrypted values is known to it', async () => {
    const { database, close } = await openDatabase();
    await migrate(database);
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema() and column_name like '%\\_sealed'`.execute(database);

    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      rows.map(({ place }) => place).toSorted(),
    );
    await close();
  });
});

describe('the file of keys', () => {
  test('puts a new key first, and removes all but those for encryption and for indexes', () => {
    const folder = newFolder();
    const index = loadKeyring(null, folder).index('mobile', '13800138000');
    addKey(folder);
    addKey(folder);

    expect([...keysOfFolder(folder).keys()]).toEqual([3, 2, 1]);
    expect([...dropUnusedKeys(folder).keys()]).toEqual([3, 1]);
    expect(loadKeyring(null, folder).index('mobile', '13800138000')).toEqual(index);
  });
});

describe('npm run rotate-key', () => {
  test('gives the folder a new key and encrypts its content with it', { timeout: 120_000 }, async () => {
    const folder = newFolder();
    const keyring = loadKeyring(null, folder);
    const first = await openEmbedded(folder);
    await migrate(first.database);
    await addMessage(first.database, keyring, 1);
    await first.close();

    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=tuanbao-source', 'app/server/operations/rotate.ts'],
      { cwd: root, env: { PATH: process.env['PATH'], DATA_DIR: folder } },
    );

    expect(stdout).toContain('1 values are sealed with key 2');
    expect(readFileSync(join(folder, 'data.key'), 'utf8')).toMatch(/^2:.+,1:.+$/);
    const { database, close } = await openEmbedded(folder);
    const row = await database.selectFrom('sandbox_messages').select('content_sealed').executeTakeFirstOrThrow();
    expect(row.content_sealed[0]).toBe(2);
    expect(loadKeyring(null, folder).open('sandbox.message', row.content_sealed)).toBe('第1条');
    await close();
  });
});
