import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DraftSort } from '../../app/contract/draftSort.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { confirmInvoiceImages } from '../../app/contract/files.ts';
import { pastApplicants, pastPersons, uploadPersonInfo } from '../../app/contract/history.ts';
import { checkMaterials, uploadCheckMaterials } from '../../app/contract/materials.ts';
import { listOfflineOrders, offlineOrder, searchDrafts, submitOfflineOrder } from '../../app/contract/offlineOrders.ts';
import { orderPayUrl } from '../../app/contract/orders.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import type { AnyCall } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { policyUuidOf, submittedOrder, voucherOf } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { sendWire } from '../setup/wireRequests.ts';

const isChinese = expect.stringMatching(/\p{Script=Han}/u);
const unknownUuid = '00000000-0000-4000-8000-000000000000';
const unknownSn = 'TB202611200000000000';

describeOnBothDatabases('orders after they were submitted', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let stranger: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    [agent, stranger] = [await server.signIn(), await server.signIn()];
  });
  afterAll(() => server.close());

  const draft = () => completeDraft(server.services.catalogue.products[0]!);
  const newOrder = async (client = agent) => (await submittedOrder(server, client)).orderSn;
  const proof = (client = agent) => voucherOf(client);

  /**
   * Sets the state "materials rejected" directly in the database, because the insurer of the sandbox doesn't review
   * these materials.
   */
  const rejectPapers = (sn: string) =>
    server.database.updateTable('orders').set({ status: 'materialsRejected' }).where('sn', '=', sn).execute();
  const stampedMaterials = async () => [
    { type: 'businessLicence', fileUrlList: [await proof()] },
    { type: 'stampedRoster', fileUrlList: [await proof()] },
  ];

  describe('written again', () => {
    test('earlier groups are listed once, one unmasked, and each access is recorded', async () => {
      const client = await server.signIn();
      const [first, last] = [await newOrder(client), await newOrder(client)];
      const { groups, applicant } = await client.ask(pastApplicants, { keyword: '精密' });
      const chosen = await client.ask(pastApplicants, { orderSn: first });
      const persons = await client.ask(pastPersons, { orderSn: last });
      const looks = await server.database
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'copyOrder')
        .execute();

      expect(groups).toHaveLength(1);
      expect(groups[0]).toMatchObject({ orderSn: last, groupName: '远山精密机械有限公司' });
      expect(applicant).toBeNull();
      expect(chosen.applicant).toEqual(draft().applicant);
      expect(persons).toEqual(draft().persons);
      expect(looks.map(({ subject }) => subject)).toEqual(['applicant', 'persons']);
      expect((await client.ask(pastApplicants, { keyword: '%' })).groups).toEqual([]);
    });

    test.each([
      ['applicants', (orderSn: string) => stranger.send(pastApplicants, { orderSn })],
      ['persons', (orderSn: string) => stranger.send(pastPersons, { orderSn })],
    ])('%s of another agent respond as for an unknown order', async (_, ask) => {
      const orderSn = await newOrder();
      const foreign = await ask(orderSn);
      const unknown = await ask(unknownSn);

      expect(foreign.resCode).toBe(resultCodes.notFound);
      expect(foreign.body).toBe(unknown.body);
    });
  });

  describe('whose materials were rejected', () => {
    test('all materials together send the order back to review', async () => {
      const orderSn = await newOrder();
      await rejectPapers(orderSn);
      const before = await agent.ask(checkMaterials, { policyUuid: orderSn });
      const checkMaterialInfos = await stampedMaterials();
      const after = await agent.ask(uploadCheckMaterials, { policyUuid: orderSn, checkMaterialInfos });

      expect(before).toMatchObject({ orderSn, status: 120, canUpload: true });
      expect(after).toMatchObject({ status: 51, canUpload: false });
      expect(after.checkMaterialInfos.filter(({ fileList }) => fileList.length > 0)).toHaveLength(
        checkMaterialInfos.length,
      );
    });

    test('an order that needs no materials accepts none', async () => {
      const orderSn = await newOrder();
      const request = { policyUuid: orderSn, checkMaterialInfos: [] };

      expect(await agent.send(uploadCheckMaterials, request)).toMatchObject({
        resCode: resultCodes.refused,
        info: '该订单当前状态无需补充资料',
      });
    });

    test('wrong data of persons are corrected with their materials, and the ledger is still right', async () => {
      const orderSn = await newOrder();
      const [one, other] = draft().persons as [(typeof persons)[0], (typeof persons)[0]];
      const persons = draft().persons;
      await rejectPapers(orderSn);
      const swapped = [
        { ...one, name: '欧阳㛃', idNo: other.idNo, sex: other.sex, birthday: other.birthday },
        { ...other, idNo: one.idNo, sex: one.sex, birthday: one.birthday },
      ];
      const files = [fileOf(await picture(), '身份证.png')];
      const answer = await agent.ask(uploadPersonInfo, { orderSn, persons: swapped, files });
      const after = await agent.ask(pastPersons, { orderSn });

      expect(answer).toEqual({ orderSn, personNum: 2, fileNum: 1 });
      expect(after).toEqual([...swapped, ...persons.slice(2)]);
    });

    test.each([
      ['somebody who is not in the order', { key: 99 }, resultCodes.refused],
      ['another scheme', { schemeId: 'scheme-2' }, resultCodes.refused],
      ['another occupation', { occupationCode: '9999999' }, resultCodes.refused],
      ['another name of the occupation', { occupationName: '焊工' }, resultCodes.refused],
      ['another class', { occupationClass: '4' }, resultCodes.refused],
      ['an id number that cannot be', { idNo: '110199199001150000' }, resultCodes.problemPersons],
    ])('%s is refused', async (_, changes, resCode) => {
      const orderSn = await newOrder();
      await rejectPapers(orderSn);
      const persons = [{ ...draft().persons[0]!, ...changes }];

      expect(await agent.send(uploadPersonInfo, { orderSn, persons })).toMatchObject({ resCode, info: isChinese });
      expect(await agent.ask(pastPersons, { orderSn })).toEqual(draft().persons);
    });

    test.each(['persons', '{}', '[{}]', '[1]', '[{"key":1,"insuredName":"改名"}]'])(
      'corrections that are no list of complete persons are malformed: %s',
      async (personInfoList) => {
        const wire = { orderSn: await newOrder(), personInfoList };

        expect(await sendWire(server.app, agent.cookie, uploadPersonInfo as AnyCall, wire)).toMatchObject({
          resCode: resultCodes.badRequest,
          info: isChinese,
          data: [{ path: 'personInfoList' }],
        });
      },
    );

    test('an order in another state accepts no corrections', async () => {
      const orderSn = await newOrder();
      const body = '11019919900215888';
      const persons = [{ ...draft().persons[0]!, idNo: body + idCardCheckDigit(body) }];

      expect((await agent.send(uploadPersonInfo, { orderSn, persons })).resCode).toBe(resultCodes.refused);
    });
  });

  test('pictures become the invoice materials of a policy and replace earlier ones', async () => {
    const orderSn = await newOrder();
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    const policyUuid = await policyUuidOf(server, orderSn);
    await agent.ask(confirmInvoiceImages, { policyUuid, fileUrlList: [await proof()] });
    const url = await proof();
    const { fileList } = await agent.ask(confirmInvoiceImages, { policyUuid, fileUrlList: [url] });
    const foreign = await stranger.send(confirmInvoiceImages, { policyUuid, fileUrlList: [await proof(stranger)] });

    expect(fileList.map((file) => file.url)).toEqual([url]);
    expect(foreign.resCode).toBe(resultCodes.notFound);
  });

  describe('handled offline, or unfinished', () => {
    test('an offline order is saved, listed, opened and changed by version', async () => {
      const client = await server.signIn();
      const kept = await client.ask(submitOfflineOrder, {
        id: '',
        version: 0,
        note: '客户要求纸质保单',
        draft: draft(),
      });
      const id = kept.offlineDataUuid;
      const changed = await client.ask(submitOfflineOrder, { id, version: 1, note: '已联系', draft: draft() });
      const late = await client.send(submitOfflineOrder, { id, version: 1, note: '晚了', draft: draft() });

      expect(await client.ask(listOfflineOrders, {})).toMatchObject([
        { offlineDataUuid: id, remark: '已联系', version: 2 },
      ]);
      expect(await client.ask(offlineOrder, { offlineDataUuid: id })).toMatchObject({ note: '已联系', draft: draft() });
      expect(changed.version).toBe(2);
      expect(late).toMatchObject({ resCode: resultCodes.conflict, data: { remark: '已联系' } });
    });

    test.each([unknownUuid, 'nonsense'])("another agent's record responds as %s does", async (unknown) => {
      const { offlineDataUuid } = await agent.ask(submitOfflineOrder, { id: '', version: 0, note: '', draft: draft() });
      const foreign = await stranger.send(offlineOrder, { offlineDataUuid });
      const change = { id: offlineDataUuid, version: 1, note: '', draft: draft() };

      expect(foreign.body).toBe((await stranger.send(offlineOrder, { offlineDataUuid: unknown })).body);
      expect((await stranger.send(submitOfflineOrder, change)).body).toBe(foreign.body);
    });

    test('unfinished orders are found by words and product, a page at a time', async () => {
      const client = await server.signIn();
      for (const name of ['远山精密', '远山投资', '近水物流']) {
        const applicant = { ...draft().applicant, groupName: name };
        await client.ask(saveDraft, { id: '', version: 0, draft: { ...draft(), applicant } });
      }
      const query = { pageIndex: 1, pageSize: 4, filterStr: '', productId: '' };
      const names = async (changes: Partial<typeof query>) => {
        const { total, list } = await client.ask(searchDrafts, { ...query, ...changes });
        return [total, list.map(({ groupName }) => groupName)];
      };

      expect(await names({ filterStr: '远山' })).toEqual([2, expect.arrayContaining(['远山精密', '远山投资'])]);
      expect(await names({ pageSize: 2, pageIndex: 2 })).toEqual([3, [expect.any(String)]]);
      expect(await names({ filterStr: '%' })).toEqual([0, []]);
      expect(await names({ productId: '0' })).toEqual([0, []]);
      expect((await client.send(searchDrafts, { ...query, pageSize: 101 })).resCode).toBe(resultCodes.badRequest);
    });

    test('unfinished orders are sorted by time, persons and premium; one without a price comes last', async () => {
      const client = await server.signIn();
      const keep = async (groupName: string, changes: Partial<OrderDraft>) => {
        const written = { ...draft(), ...changes, applicant: { ...draft().applicant, groupName } };
        await client.ask(saveDraft, { id: '', version: 0, draft: written });
        await server.clock.moveBy(1000);
      };
      const { persons } = draft();
      await keep('两人', { persons: persons.slice(0, 2) });
      await keep('全部', {});
      await keep('无人', { persons: [] });

      const names = async (by: DraftSort['by'], direction: DraftSort['direction']) => {
        const query = { pageIndex: 1, pageSize: 4, filterStr: '', productId: '' };
        const { list } = await client.ask(searchDrafts, { ...query, sortField: by, sortDirection: direction });
        return list.map(({ groupName }) => groupName);
      };
      expect(await names('saved', 'ascending')).toEqual(['两人', '全部', '无人']);
      expect(await names('heads', 'descending')).toEqual(['全部', '两人', '无人']);
      expect(await names('premium', 'ascending')).toEqual(['两人', '全部', '无人']);
      expect(await names('premium', 'descending')).toEqual(['全部', '两人', '无人']);
    });
  });
});
