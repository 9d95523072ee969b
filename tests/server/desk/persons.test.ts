import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { exportPerson, findPerson, showPerson } from '../../../app/contract/desk/oversight/persons.ts';
import { permissionsOf } from '../../../app/contract/desk/permissions.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { sealedPlaces } from '../../../app/server/desk/oversight/placesOfPerson.ts';
import { sealedColumns } from '../../../app/server/operations/sealedColumns.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import { paidOrder } from '../../setup/waitingLanes.ts';

const reason = '客户本人来电查询';

describeOnBothDatabases('insured persons on the desk', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let orderSn: string;
  let draftId: string;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'support');
    const agent = await server.signIn();
    orderSn = await paidOrder(server, agent);
    await server.runDueJobs();
    const draft = completeDraft(server.services.catalogue.products[0]!);
    draftId = (await agent.ask(saveDraft, { id: '', version: 0, draft })).id;
  });
  afterAll(() => server.close());

  const person = () => completeDraft(server.services.catalogue.products[0]!).persons[0]!;
  const found = async () => (await operator.ask(findPerson, { idNo: person().idNo, reason })).list;
  const lineOf = async () => {
    const [cover] = await found();
    return { orderSn, personKey: cover?.personKey ?? -1, sinceVersion: cover?.sinceVersion ?? -1, reason };
  };
  const records = () =>
    server.database
      .selectFrom('operator_actions')
      .select(['operator', 'action', 'subject', 'reason'])
      .orderBy('id')
      .execute();

  test('are found by id number, masked, with their policies', async () => {
    const { name, idNo } = person();
    const list = await found();
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ orderSn, orderStatus: 'insured', isCovered: false });
    expect(list[0]?.policySn).not.toBe('');
    expect(list[0]?.insuredName).toMatch(new RegExp(`^${name[0]}\\*+$`));
    expect(JSON.stringify(list)).not.toContain(idNo);
    expect(JSON.stringify(list)).not.toContain(name);
    expect((await operator.ask(findPerson, { idNo: '110101199003070000', reason })).list).toEqual([]);
    expect((await operator.send(findPerson, { idNo, reason: '' })).resCode).toBe(resultCodes.badRequest);
  });

  test('are shown unmasked by a further action; each look is recorded without personal data', async () => {
    const { name, idNo, birthday } = person();
    const line = await lineOf();
    expect(await operator.ask(showPerson, line)).toEqual({
      insuredName: name,
      insuredIdNo: idNo,
      insuredBirthday: birthday,
    });
    expect((await operator.send(showPerson, { ...line, sinceVersion: 7 })).resCode).toBe(resultCodes.notFound);
    const noted = await records();
    expect(noted.slice(-2)).toEqual([
      {
        operator: operator.userName,
        action: 'oversight/findPerson',
        subject: `${orderSn} person ${line.personKey}`,
        reason,
      },
      {
        operator: operator.userName,
        action: 'oversight/showPerson',
        subject: `${orderSn} person ${line.personKey}`,
        reason,
      },
    ]);
    expect(JSON.stringify(noted)).not.toContain(idNo);
  });

  test('are exported with everything that is stored about them, and nothing about others', async () => {
    const { name, idNo } = person();
    const file = await operator.ask(exportPerson, await lineOf());
    const text = await file.content.text();
    const content = JSON.parse(text) as { insured: object[]; elsewhere: object[] };
    expect(content).toMatchObject({
      idNo,
      insured: [{ orderSn, lines: [{ name, idNo }], covers: [{ from: expect.any(String) as string }] }],
      elsewhere: [{ table: 'drafts', key: draftId, parts: [expect.objectContaining({ idNo })] }],
    });
    const others = completeDraft(server.services.catalogue.products[0]!).persons.slice(1);
    expect(others.filter((other) => text.includes(other.idNo))).toEqual([]);
    expect((await records()).at(-1)).toMatchObject({ action: 'oversight/exportPerson', reason });
  });

  describe('by row security', () => {
    const tables = [
      'insured_persons',
      'person_certificates',
      'endorsements',
      'drafts',
      'quotations',
      'mails',
      'invoices',
    ];
    const seenAs = (scope: { readonly permissions: readonly string[]; readonly reason: string }) =>
      asOperator(server.database, scope, async (tx) => {
        const totals: Record<string, number> = {};
        for (const table of tables) {
          const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(
            tx,
          );
          totals[table] = rows[0]?.total ?? 0;
        }
        return totals;
      });
    const nothing = Object.fromEntries(tables.map((table) => [table, 0]));

    test('are not seen without a reason, or without the permission, whatever the query', async () => {
      // Operators who prepare orders can see that drafts exist. The content of drafts is encrypted, and no call of the
      // desk shows it.
      expect(await seenAs({ permissions: permissionsOf(['admin']), reason: '' })).toEqual({
        ...nothing,
        drafts: 1,
      });
      expect(await seenAs({ permissions: permissionsOf(['finance', 'product']), reason })).toEqual(nothing);
      const seen = await seenAs({ permissions: permissionsOf(['support']), reason });
      expect(seen['insured_persons']).toBeGreaterThan(0);
      expect(seen['drafts']).toBeGreaterThan(0);
    });

    test('can not be changed by an operator', async () => {
      const change = asOperator(server.database, { permissions: permissionsOf(['admin']), reason }, (tx) =>
        sql`update insured_persons set name_sealed = ''`.execute(tx),
      );
      await expect(change).rejects.toThrow('permission denied');
    });
  });
});

test('an export searches all sealed columns that may contain insured persons', () => {
  const others = [
    'agents',
    'qualification_contents',
    'operators',
    'operator_welcomes',
    'erasures',
    'insured_persons',
    'unmatched_notices',
    'sandbox_settings',
    'sandbox_messages',
    'sandbox_mails',
  ];
  const searched = sealedPlaces.map(({ table, column, purpose }) => `${table}.${column} ${purpose}`);
  const sealed = sealedColumns
    .filter(({ table }) => !others.includes(table))
    .map(({ table, column, purpose }) => `${table}.${column} ${purpose}`);
  expect(searched.toSorted()).toEqual(sealed.toSorted());
});
