import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { conservationDetail, conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import { answerEndorsementReview, sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { policyInvoices } from '../../app/contract/invoiceOwnCalls.ts';
import { applyForInvoice, invoiceInfo, updateInvoiceMaterial } from '../../app/contract/invoices.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  coverStart,
  materialsOf,
  remove,
  requestOfChanges,
  rosterOf,
  submitted,
} from '../setup/endorsedPolicy.ts';
import { invoiceApplication, ofOrder, specialInvoice } from '../setup/invoicing.ts';
import { type LiveApp, startLiveApp } from '../setup/liveApp.ts';
import { type SoldPolicy, soldPolicy } from '../setup/livePolicy.ts';
import { surrendering } from '../setup/surrendered.ts';
import type { TestClient } from '../setup/testClient.ts';

const decisions = '/api/own/insurer/decisions';

describeOnBothDatabases('an insurer behind signed JSON', (openDatabase) => {
  let live: LiveApp;
  let agent: TestClient;
  let policies = 0;
  let persons = 0;
  beforeAll(async () => {
    live = await startLiveApp(openDatabase);
    agent = await live.signIn();
    live.insurer.answer('/underwriting', { verdict: 'accepted' });
    live.insurer.answer('/policies', () => ({ outcome: 'issued', policySn: `PICC${(policies += 1)}` }));
  });
  afterAll(() => live.close());

  const newPolicy = () => soldPolicy(live, agent);
  const asked = (path: string) => live.insurer.requests.filter((request) => request.path === `/gateway${path}`);

  let policy: SoldPolicy;
  beforeEach(async () => {
    policy = await newPolicy();
    live.insurer.answer('/endorsements', { outcome: 'inHand' });
    live.insurer.answer('/invoices', { outcome: 'inHand' });
  });

  /** Submits an endorsement, sends its materials and pays it. Returns its id. */
  async function handedIn(of = policy) {
    const uuid = await submitted(of, requestOfChanges([add((persons += 1))]));
    await agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
    await live.pay((await agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl);
    return uuid;
  }
  const detailOf = (uuid: string) => agent.ask(conservationDetail, { conservationUuid: uuid });
  const stateOf = async (uuid: string) => (await detailOf(uuid)).state;
  const sayOfEndorsement = (uuid: string, reason: string, more: object = {}, time?: string) =>
    live.say(decisions, { subject: 'endorsement', number: uuid, reason, ...more }, time ? { time } : {});

  const list = () => agent.ask(policyInvoices, { policyUuid: policy.policyUuid });
  const info = () => agent.ask(invoiceInfo, ofOrder(policy.policyUuid));
  const apply = ({ policyUuid, totalFen } = policy) =>
    agent.ask(applyForInvoice, invoiceApplication({ policyUuid }, { amountFen: totalFen }));
  const sayOfInvoice = (uuid: string, reason: string, more: object = {}) =>
    live.say(decisions, { subject: 'invoice', number: uuid, reason, ...more });

  const surrenderIn = async () => (await agent.ask(orderDetail, { orderSn: policy.orderSn })).surrender;
  const sayOfSurrender = (uuid: string, reason: string, more: object = {}) =>
    live.say(decisions, { subject: 'surrender', number: uuid, reason, ...more });

  describe('reviews endorsements', () => {
    test('gets all data of an endorsement when it is paid, and its response brings it into force', async () => {
      live.insurer.answer('/endorsements', { outcome: 'reviewPassed', certificateSn: 'PD-A' });
      const uuid = await submitted(policy, requestOfChanges([add((persons += 1))]));
      await agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
      expect(await live.runDueJobs()).toEqual([]);
      expect(asked('/endorsements')).toEqual([]); // The endorsement isn't paid yet.
      await live.pay((await agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl);
      expect(await live.runDueJobs()).toEqual([]);

      const request = asked('/endorsements')[0]!;
      const { netFen } = await detailOf(uuid);
      expect(request.key).toMatch(new RegExp(`^${uuid}:\\d+$`));
      expect(request.content).toMatchObject({
        uuid,
        orderSn: policy.orderSn,
        policySn: `PICC${policies}`,
        effectiveDate: coverStart,
        headsBefore: 5,
        headsAfter: 6,
        netFen,
        paidFen: netFen,
        changes: [{ kind: 'add', person: { idType: 'idCard' } }],
        lines: [{ netFen }],
        papers: [{ code: 'application', files: [{ type: 'image/png' }] }],
        answer: '',
      });
      const [paper] = request.content['papers'] as readonly { files: readonly { readUrl: string }[] }[];
      const { pathname, search } = new URL(paper?.files[0]?.readUrl ?? '');
      expect((await live.app.inject(pathname + search)).statusCode).toBe(200);
      expect(await detailOf(uuid)).toMatchObject({ state: 'succeeded', certificateSn: 'PD-A' });
    });

    test('gets the request again with the same key while it is away or sends invalid responses; a valid response is accepted', async () => {
      const uuid = await handedIn();
      const before = asked('/endorsements').length;
      const failures: unknown[] = [];
      for (const answer of [503, {}, { outcome: 'reviewPassed' }, { outcome: 'rejected', note: '清单未盖章' }]) {
        live.insurer.answer('/endorsements', answer);
        await live.wait();
        failures.push(...(await live.runDueJobs()));
      }
      expect(failures.map(String)).toEqual([
        'PeerError: /endorsements was answered with 503',
        'PeerError: /endorsements was answered without an outcome',
        'PeerError: /endorsements was answered without an outcome',
      ]);
      const keys = asked('/endorsements')
        .slice(before)
        .map(({ key }) => key);
      expect(keys).toHaveLength(4);
      expect(new Set(keys).size).toBe(1);
      expect(await detailOf(uuid)).toMatchObject({ state: 'rejected', note: '清单未盖章' });
    });

    test('decides later: replies to its questions have another key, and a copy of its message counts once', async () => {
      const uuid = await handedIn();
      expect(await live.runDueJobs()).toEqual([]);
      const first = asked('/endorsements').at(-1);
      expect(await stateOf(uuid)).toBe('firstReview');

      const time = '2026-11-20T02:00:30.000Z';
      expect(await sayOfEndorsement(uuid, 'inquiry', { note: '请说明新增原因' }, time)).toMatchObject({
        state: 'inquiryDue',
      });
      await agent.ask(answerEndorsementReview, { conservationUuid: uuid, answer: '新开产线' });
      expect(await live.runDueJobs()).toEqual([]);
      expect((await sayOfEndorsement(uuid, 'inquiry', { note: '请说明新增原因' }, time)).status).toBe(409);
      expect(await stateOf(uuid)).toBe('firstReview');

      const second = asked('/endorsements').at(-1);
      expect(await live.say('/api/own/insurer/contents', { subject: 'endorsement', number: uuid })).toMatchObject({
        state: 'firstReview',
        uuid,
        answer: '新开产线',
      });
      expect(second?.content).toMatchObject({ uuid, answer: '新开产线' });
      expect(second?.key).not.toBe(first?.key);
      const other = await handedIn(await newPolicy());
      expect((await sayOfEndorsement(other, 'reviewPassed', { certificateSn: 'PD-E' })).status).toBe(200);
      // The request is refused, because the certificate number is missing.
      expect((await sayOfEndorsement(uuid, 'reviewPassed')).status).toBe(400);
      // The request is refused, because another endorsement has this certificate number.
      expect((await sayOfEndorsement(uuid, 'reviewPassed', { certificateSn: 'PD-E' })).status).toBe(409);
      expect(await sayOfEndorsement(uuid, 'reviewPassed', { certificateSn: 'PD-B' })).toMatchObject({
        state: 'succeeded',
      });
      expect((await detailOf(uuid)).certificateSn).toBe('PD-B');
    });

    test('sends a decision during a request: the response comes too late and changes nothing', async () => {
      const uuid = await handedIn();
      live.insurer.answer('/endorsements', async () => {
        await sayOfEndorsement(uuid, 'rejected', { note: '资料不全' });
        return { outcome: 'reviewPassed', certificateSn: 'PD-C' };
      });
      expect(await live.runDueJobs()).toEqual([]);

      expect(await detailOf(uuid)).toMatchObject({ state: 'rejected', certificateSn: '' });
    });
  });

  describe('decides on surrenders', () => {
    test('gets all data of a surrender, and its response ends the policy', async () => {
      live.insurer.answer('/surrenders', { outcome: 'accepted', note: '同意退保' });
      const { uuid, refundFen } = await surrendering(policy);
      expect(await live.runDueJobs()).toEqual([]);
      expect(asked('/surrenders').at(-1)).toMatchObject({
        key: uuid,
        content: {
          uuid,
          orderSn: policy.orderSn,
          policySn: `PICC${policies}`,
          reason: 'noLongerNeeded',
          effectiveDate: coverStart,
          unusedFen: policy.totalFen,
          feeFen: 0,
          refundFen,
        },
      });
      expect(await surrenderIn()).toMatchObject({ state: 'accepted', note: '同意退保', sentFen: refundFen });
    });

    test('gets the request again while its responses are invalid, and may decide later', async () => {
      const { uuid, refundFen } = await surrendering(policy);
      live.insurer.answer('/surrenders', { outcome: 'perhaps' });
      expect((await live.runDueJobs()).map(String)).toEqual(['PeerError: /surrenders was answered without an outcome']);
      live.insurer.answer('/surrenders', { outcome: 'inHand' });
      await live.wait();
      expect(await live.runDueJobs()).toEqual([]);
      expect(await surrenderIn()).toMatchObject({ state: 'applied' });

      const waiting = await live.say('/api/own/insurer/waiting', {});
      expect(waiting).toMatchObject({
        waiting: expect.arrayContaining([
          { subject: 'surrender', number: uuid, state: 'applied', amountFen: refundFen },
        ]),
      });
      expect(await live.say('/api/own/insurer/contents', { subject: 'surrender', number: uuid })).toMatchObject({
        state: 'applied',
        uuid,
      });
      expect((await sayOfSurrender(uuid, 'withdrawn')).status).toBe(400);
      expect(await sayOfSurrender(uuid, 'rejected', { note: '有未结理赔' })).toMatchObject({ state: 'rejected' });
      expect((await sayOfSurrender(uuid, 'accepted')).status).toBe(409);
      expect(await surrenderIn()).toMatchObject({ state: 'rejected', note: '有未结理赔' });
    });
  });

  describe('writes invoices', () => {
    test('gets an application, and its number is on the invoice; a refund causes a red-letter invoice', async () => {
      live.insurer.answer('/invoices', { outcome: 'issued', invoiceNo: '26312000000000000001' });
      const { invoice } = await apply();
      expect(await live.runDueJobs()).toEqual([]);

      const request = asked('/invoices').at(-1);
      expect(request?.content).toMatchObject({
        uuid: invoice.id,
        orderSn: policy.orderSn,
        policySn: `PICC${policies}`,
        endorsementSn: '',
        type: 'ordinary',
        reversedNo: '',
        info: { amountFen: policy.totalFen, title: '远山精密机械有限公司' },
        receiver: { email: 'invoice@example.com' },
        papers: [],
      });
      expect(await info()).toMatchObject({ invoiceNo: '26312000000000000001', invoice: { status: 'issued' } });

      live.insurer.answer('/endorsements', { outcome: 'reviewPassed', certificateSn: 'PD-D' });
      live.insurer.answer('/invoices', { outcome: 'issued', invoiceNo: '26312000000000000002' });
      const [one] = await rosterOf(policy);
      const uuid = await submitted(policy, requestOfChanges([remove(one!)]));
      await agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
      expect(await live.runDueJobs()).toEqual([]);

      const { netFen } = await agent.ask(conservationDetail, { conservationUuid: uuid });
      expect(netFen).toBeLessThan(0);
      expect(asked('/invoices').at(-1)?.content).toMatchObject({
        reversedNo: '26312000000000000001',
        info: { amountFen: netFen },
      });
      const numbers = (await list()).map(({ invoiceNo }) => invoiceNo);
      expect(numbers.toSorted((a, b) => a.localeCompare(b))).toEqual(['26312000000000000001', '26312000000000000002']);
    });

    test('requires materials, gets them with another key, and gives a reason if it issues no invoice', async () => {
      live.insurer.answer('/invoices', { outcome: 'materialDemanded', note: '请提供开票资料' });
      await agent.ask(applyForInvoice, specialInvoice(policy.policyUuid, { amountFen: policy.totalFen }));
      expect(await live.runDueJobs()).toEqual([]);
      const first = asked('/invoices').at(-1);
      expect((await info()).invoice).toMatchObject({ status: 'materialNeeded', failMessage: '请提供开票资料' });

      live.insurer.answer('/invoices', { outcome: 'failed' }); // A failure without a reason isn't a valid response.
      const { files } = (await materialsOf(agent))[0]!;
      await agent.ask(updateInvoiceMaterial, {
        ...ofOrder(policy.policyUuid),
        material: { ...emptyInvoice.material, email: 'hr@example.com', items: [{ type: 'licence', files }] },
      });
      expect((await live.runDueJobs()).map(String)).toEqual(['PeerError: /invoices was answered without an outcome']);
      live.insurer.answer('/invoices', { outcome: 'failed', note: '税号与名称不符' });
      await live.wait();
      expect(await live.runDueJobs()).toEqual([]);

      const last = asked('/invoices').at(-1);
      expect(last?.key).not.toBe(first?.key);
      expect(last?.content['papers']).toMatchObject([{ code: 'licence', files: [{ type: 'image/png' }] }]);
      expect((await info()).invoice).toMatchObject({ status: 'failed', failMessage: '税号与名称不符' });
    });

    test('decides later, with the number of the invoice', async () => {
      const { invoice } = await apply();
      expect(await live.runDueJobs()).toEqual([]);
      expect((await info()).invoice.status).toBe('applied');
      expect(await live.say('/api/own/insurer/contents', { subject: 'invoice', number: invoice.id })).toMatchObject({
        state: 'applied',
        info: { amountFen: policy.totalFen },
      });

      const other = await apply(await newPolicy());
      expect((await sayOfInvoice(other.invoice.id, 'issued', { invoiceNo: '26312000000000000004' })).status).toBe(200);
      expect((await sayOfInvoice(invoice.id, 'issued')).status).toBe(400); // The number of the invoice is missing.
      // The request is refused, because another invoice has this invoice number.
      expect((await sayOfInvoice(invoice.id, 'issued', { invoiceNo: '26312000000000000004' })).status).toBe(409);
      expect(await sayOfInvoice(invoice.id, 'issued', { invoiceNo: '26312000000000000003' })).toMatchObject({
        state: 'issued',
      });
      expect((await info()).invoiceNo).toBe('26312000000000000003');
    });
  });
});
