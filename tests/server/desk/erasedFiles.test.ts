import { afterAll, beforeAll, expect, test } from 'vitest';

import { decideApproval, listApprovals } from '../../../app/contract/desk/oversight/approvals.ts';
import { askErasure, planErasure } from '../../../app/contract/desk/oversight/erasures.ts';
import { uploadSingleImage } from '../../../app/contract/files.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { cancelOrder } from '../../../app/contract/ownCalls.ts';
import { savedDraft, saveDraft } from '../../../app/contract/savedDrafts.ts';
import { eraseDuePersons } from '../../../app/server/desk/oversight/erasePerson.ts';
import { fileKeysIn } from '../../../app/server/files/fileKeys.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { fileOf, picture } from '../../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { issuedPolicy } from '../../setup/endorsedPolicy.ts';
import { dayMs, laterOn } from '../../setup/passingTime.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';
import { withFiles } from '../../setup/uploadedMaterials.ts';

const reason = '客户本人要求删除';
const yearMs = 366 * dayMs;

describeOnBothDatabases('uploaded files of a person who is erased', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let asker: DeskClient;
  let decider: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    asker = await signInToDeskAs(server, 'admin');
    decider = await signInToDeskAs(server, 'admin');
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  /** A product whose drafts have materials. */
  const product = () =>
    server.services.catalogue.products.find((each) => {
      const { materials = {} } = completeDraft(each);
      return each.basis === 'perPerson' && Object.keys(materials).length > 0;
    }) ?? expect.fail('no product with materials');
  const draftWith = (...files: readonly string[]) => withFiles(completeDraft(product()), files);
  const idNo = () => completeDraft(product()).persons[0]!.idNo;
  const upload = async () => (await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '名单.png') })).url;
  const planned = async () =>
    (await asker.ask(planErasure, { idNo: idNo(), reason })).places.map(
      ({ place, orderSn, rows, keptUntil, rule }) => ({
        place,
        orderSn,
        rows,
        keptUntil,
        rule,
      }),
    );
  const erase = async () => {
    await asker.ask(askErasure, { idNo: idNo(), reason });
    const waiting = { pageIndex: 1, pageSize: 20, selection: 'waiting' as const };
    const [request] = (await decider.ask(listApprovals, waiting)).list;
    const approvalId = request?.approvalId ?? '';
    await decider.ask(decideApproval, { approvalId, isApproved: true, reason: '已核实身份' });
    await server.runDueJobs();
  };
  /** Returns whether the file is in the store, and whether a row of the database names the file. */
  const isThere = async (url: string) => {
    const [key = ''] = fileKeysIn(url);
    const object = await server.services.objects.read(key);
    object?.content.destroy();
    const row = await server.database.selectFrom('stored_files').select('id').where('key', '=', key).executeTakeFirst();
    return [object !== null, row !== undefined];
  };
  const filesOfOrder = async (sn: string) => {
    const rows = await server.database
      .selectFrom('order_files')
      .innerJoin('orders', 'orders.id', 'order_files.order_id')
      .innerJoin('stored_files', 'stored_files.id', 'order_files.file_id')
      .select('stored_files.key')
      .where('orders.sn', '=', sn)
      .execute();
    return [...new Set(rows.map(({ key }) => key))];
  };
  const later = (ms: number) =>
    laterOn(server, ms, async () => {
      await eraseDuePersons(server.services);
      await server.runDueJobs();
    });

  test('those of unfinished work go at once, unless an order or other work has them; the work no longer names them', async () => {
    const [own, shared] = [await upload(), await upload()];
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draftWith(own, shared) });
    const other = { ...draftWith(shared), persons: [] };
    await agent.ask(saveDraft, { id: '', version: 0, draft: other });
    expect(await planned()).toContainEqual({
      place: 'workFiles',
      orderSn: '',
      rows: 2,
      keptUntil: '',
      rule: undefined,
    });
    expect(await isThere(own)).toEqual([true, true]);

    await erase();
    expect([await isThere(own), await isThere(shared)]).toEqual([
      [false, false],
      [true, true],
    ]);
    const { draft } = await agent.ask(savedDraft, { id });
    expect(JSON.stringify(draft)).not.toMatch(/group\/\d{8}/);
    expect(draft.persons[0]).toMatchObject({ name: '', idNo: '' });
  });

  test('those of an order are kept for ten years after the contract, longer than the roster, and then go', async () => {
    const { orderSn } = await issuedPolicy(server, product(), 10, agent);
    const [key = ''] = await filesOfOrder(orderSn);
    expect(key).not.toBe('');
    const { end_date: lastDay } = await server.database
      .selectFrom('orders')
      .select('end_date')
      .where('sn', '=', orderSn)
      .executeTakeFirstOrThrow();
    const inYears = (years: number) => `${Number(lastDay.slice(0, 4)) + years}${lastDay.slice(4)}`;
    const places = await planned();
    expect(places).toContainEqual(
      expect.objectContaining({ place: 'roster', orderSn, keptUntil: inYears(5), rule: 'insuranceLaw' }),
    );
    expect(places).toContainEqual(
      expect.objectContaining({ place: 'orderFiles', orderSn, keptUntil: inYears(10), rule: 'antiMoneyLaundering' }),
    );

    await erase();
    expect(await isThere(key)).toEqual([true, true]);
    const left = Date.parse(lastDay) - server.services.clock.now().getTime();
    await later(left + 6 * yearMs);
    expect(await planned()).toEqual([]);
    const erasures = await server.database.selectFrom('erasures').select('id_no_sealed').execute();
    expect(erasures.every(({ id_no_sealed: sealed }) => sealed === null)).toBe(true);
    expect([await isThere(key), await filesOfOrder(orderSn)]).toEqual([[true, true], [key]]);

    await later(left + 11 * yearMs);
    expect([await isThere(key), await filesOfOrder(orderSn)]).toEqual([[false, false], []]);
    expect(await server.database.selectFrom('order_file_erasures').selectAll().execute()).toEqual([]);
  });

  test('those of an order without a policy go when the order is closed', async () => {
    const file = await upload();
    const draft = draftWith(file);
    const totalFen = totalOf(product(), draft);
    const { orderSn } = await agent.ask(submitOrder, { submissionId: 'closed', draftId: '', draft, totalFen });
    expect(await planned()).toContainEqual(
      expect.objectContaining({ place: 'orderFiles', orderSn, keptUntil: '', rule: 'orderRuns' }),
    );
    await erase();
    expect(await isThere(file)).toEqual([true, true]);
    await agent.ask(cancelOrder, { orderSn });
    await later(dayMs);
    expect(await isThere(file)).toEqual([false, false]);
  });

  test('who may not erase persons sees none of it', async () => {
    const support = await signInToDeskAs(server, 'support');
    expect((await support.send(planErasure, { idNo: idNo(), reason })).info).toBe(
      '您的角色无权进行此操作，请联系管理员',
    );
  });
});
