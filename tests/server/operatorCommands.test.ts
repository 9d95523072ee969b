import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { draftCodec } from '../../app/contract/wire/draft.ts';
import { openPostgres } from '../../app/server/tables/openDatabase.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { newPostgresDatabase } from '../setup/databases.ts';

const root = join(import.meta.dirname, '../..');
const why = ['--reason', '代理合同已签', '--by', '运营一组'];

describe('the commands of operators', () => {
  let home: string;
  let database: Awaited<ReturnType<typeof newPostgresDatabase>>;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'tuanbao-operator-'));
    database = await newPostgresDatabase();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  /** Runs an operator command in a separate process, as the scripts of package.json do. Returns its output. */
  async function command(words: readonly string[], input = ''): Promise<string> {
    const running = promisify(execFile)(
      process.execPath,
      ['--conditions=tuanbao-source', 'app/server/operations/command.ts', ...words],
      {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: home,
          DATABASE_URL: database.url,
          PARTNER_HOSTS: 'qiming.example',
          PUBLIC_URL: 'https://tuanbao.example',
        },
      },
    );
    running.child.stdin?.end(input);
    return (await running).stdout.trim();
  }

  test(
    'add users, change rights, prepare an order and invite, each with its reason',
    { timeout: 180_000 },
    async () => {
      const order = join(home, 'order.json');
      writeFileSync(order, JSON.stringify(draftCodec.toWire(completeDraft(loadCatalogue().productOf('80140')!))));

      expect(await command(['agent', '13900000003', '沈知行', '4', ...why])).toBe('沈知行 may sign in');
      expect(await command(['agency', 'qiming.example', '启明保险代理有限公司', ...why])).toBe(
        '启明保险代理有限公司 is the agency of qiming.example',
      );
      const user = ['partner-user', 'qiming.example', 'qiming01', '13700000001', '方可为', '0', ...why];
      expect(await command(user, 'correct horse battery\n')).toBe('方可为 may sign in at qiming.example');
      const rights = ['real-name=on', 'distribution=app-1,open-1', 'certificate=00000111010000002026,2027-06-30'];
      expect(await command(['agent-rights', '13900000003', ...rights, ...why])).toBe('the rights are changed');
      expect(await command(['prepare-order', '13900000003', order, '青禾年度投保', '人数已核对', ...why])).toMatch(
        /^https:\/\/tuanbao\.example\/writeByAdmin\/80140\/[\da-f-]{36}\/[\da-f-]{36}$/,
      );
      expect(await command(['invite', '80232', '7', ...why])).toMatch(
        /^https:\/\/tuanbao\.example\/write\/80232\?invitation=[\da-f-]{36}$/,
      );

      const { database: open, close } = openPostgres(database.url);
      const actions = await open.selectFrom('operator_actions').selectAll().orderBy('id').execute();
      const agents = await open.selectFrom('agents').selectAll().execute();
      await close();
      expect(actions.map(({ action }) => action.split(' ')[0])).toEqual([
        'addAgent',
        'addAgency',
        'addPartnerUser',
        'changeRights',
        'prepareOrder',
        'inviteAgent',
      ]);
      expect(new Set(actions.map(({ operator, reason }) => `${operator}: ${reason}`))).toEqual(
        new Set(['运营一组: 代理合同已签']),
      );
      expect(agents.find(({ partner_host }) => partner_host === '')).toMatchObject({
        is_real_name: true,
        app_id: 'app-1',
        open_id: 'open-1',
        certificate_valid_until: '2027-06-30',
      });
      expect(JSON.stringify([actions, agents])).not.toMatch(/correct horse|13900000003|00000111010000002026/);
    },
  );

  test.each([
    ['no reason', ['agent', '13900000003', '沈知行', '4'], 'Enter a reason'],
    [
      'an unknown right',
      ['agent-rights', '13900000003', 'admin=on', ...why],
      'The name or the value of a right is wrong',
    ],
    ['a switch that is neither', ['agent-rights', '13900000003', 'broker=maybe', ...why], 'value of a right is wrong'],
    ['an unknown user', ['agent-rights', '13900000004', 'broker=on', ...why], 'There is no such user'],
    ['a file that isn’t there', ['prepare-order', '13900000003', '/nowhere.json', '任务', ...why], 'no such file'],
    ['an unknown option', ['agent', '13900000003', '沈知行', '4', '--because', 'x'], '--because'],
    ['an unknown command', ['agents', 'x'], 'agency <host> <name> --reason <why>'],
  ])('%s ends a command with a message and status 1', { timeout: 60_000 }, async (_, words, said) => {
    await expect(command(words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) as string });
  });

  test('an invalid order file is refused with the paths of its faults', { timeout: 60_000 }, async () => {
    const file = join(home, 'faulty.json');
    writeFileSync(file, JSON.stringify({ productId: 80140, schemes: 'none' }));
    await expect(command(['prepare-order', '13900000003', file, '任务', ...why])).rejects.toMatchObject({
      stderr: expect.stringContaining('orderInfo.') as string,
    });
  });
});
