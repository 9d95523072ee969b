import { afterAll, beforeAll, expect, test } from 'vitest';

import { uploadSingleImage } from '../../app/contract/files.ts';
import { removeUnattachedFiles } from '../../app/server/files/cleanUp.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { countingRows } from '../setup/countingRows.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { dayMs, laterOn, passRound } from '../setup/passingTime.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('uploaded files that are not used', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const pass = () => passRound(server, server.services);
  const later = <Answer>(ms: number, work: () => Promise<Answer>) => laterOn(server, ms, work);
  const upload = async () => (await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '照片.png') })).url;
  const keyOf = (url: string) => url.slice(server.services.objects.addressOf('').length);
  /**
   * Inserts a draft. Only its content and its file keys matter. @param fileKeys null for a draft of an earlier release,
   * which stored no file keys
   */
  const insertDraft = (agentId: string, content: object, fileKeys: readonly string[] | null) =>
    server.database
      .insertInto('drafts')
      .values({
        agent_id: agentId,
        version: 1,
        product_id: 'x',
        group_name: '',
        heads: 0,
        content_sealed: server.services.keyring.seal('draft', JSON.stringify(content)),
        file_keys: fileKeys,
        saved_at: server.clock.now(),
      })
      .execute();

  test('unused files are removed, files that are named by a record stay', async () => {
    const [left, named] = [keyOf(await upload()), keyOf(await upload())];
    const isThere = async (key: string) => {
      const object = await server.services.objects.read(key);
      object?.content.destroy();
      const row = await server.database.selectFrom('stored_files').select('id').where('key', '=', key).execute();
      return [object !== null, row.length];
    };
    const { id: agentId } = await server.database
      .selectFrom('stored_files')
      .select('agent_id as id')
      .where('key', '=', left)
      .executeTakeFirstOrThrow();
    await insertDraft(agentId, { photograph: named }, [named]);

    await later(29 * dayMs, () => pass());
    expect([await isThere(left), await isThere(named)]).toEqual([
      [true, 1],
      [true, 1],
    ]);
    await later(31 * dayMs, () => pass());
    expect([await isThere(left), await isThere(named)]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  test('files of an agent stay while a draft with unknown files exists', async () => {
    const other = await server.signIn();
    const { url } = await other.ask(uploadSingleImage, { file: fileOf(await picture(), '照片.png') });
    const row = () =>
      server.database.selectFrom('stored_files').select('agent_id').where('key', '=', keyOf(url)).executeTakeFirst();
    const agentId = (await row())?.agent_id ?? '';
    await insertDraft(agentId, { photograph: keyOf(url) }, null);

    await later(31 * dayMs, () => pass());
    expect(await row()).toBeDefined();

    await server.database.updateTable('drafts').set({ file_keys: [] }).where('agent_id', '=', agentId).execute();
    await later(62 * dayMs, () => pass());
    expect(await row()).toBeUndefined();
  });

  test('unused files are found behind any number of used files', async () => {
    const left = keyOf(await upload());
    const { agent_id: agentId } = await server.database
      .selectFrom('stored_files')
      .select('agent_id')
      .where('key', '=', left)
      .executeTakeFirstOrThrow();
    const now = server.clock.now();
    const named = Array.from({ length: 600 }, (_, index) => `group/20261120/named${index}`);
    const earlier = new Date(now.getTime() - dayMs);
    const file = { agent_id: agentId, purpose: 'group', status: 'stored', type: 'image/png', bytes: 1 } as const;
    await server.database
      .insertInto('stored_files')
      .values(named.map((key) => ({ ...file, key, expires_at: earlier, created_at: earlier })))
      .execute();
    await insertDraft(agentId, { photographs: named }, named);
    const kept = () =>
      server.database
        .selectFrom('stored_files')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('key', 'in', [left, ...named])
        .executeTakeFirstOrThrow();

    await later(31 * dayMs, async () => {
      // A round checks only some of the files, so it misses the unused file in one of six cases. Therefore several
      // rounds are run.
      for (let round = 0; round < 20 && (await kept()).count === 601; round += 1) await pass();
    });

    expect(await kept()).toEqual({ count: 600 });
  });

  test('many unused files are removed in one round, in parts', async () => {
    const key = keyOf(await upload());
    const row = await server.database
      .selectFrom('stored_files')
      .select('agent_id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const earlier = new Date(server.clock.now().getTime() - 31 * dayMs);
    const file = { ...row, purpose: 'group', status: 'stored', type: 'image/png', bytes: 1 } as const;
    const keys = Array.from({ length: 60 }, (_, index) => `group/20261120/unused${index}`);
    await server.database
      .insertInto('stored_files')
      .values(keys.map((each) => ({ ...file, key: each, expires_at: earlier, created_at: earlier })))
      .execute();
    const { plugin, read } = countingRows();

    await removeUnattachedFiles({ ...server.services, database: server.database.withPlugin(plugin) });
    const left = await server.database.selectFrom('stored_files').select('key').where('key', 'in', keys).execute();
    expect(left).toEqual([]);
    expect(Math.max(...read)).toBeLessThanOrEqual(25);
  });
});
