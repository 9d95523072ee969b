import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { dismissNotice, matchNotice, unmatchedNotices } from '../../../app/contract/desk/work/notices.ts';
import { workOverview } from '../../../app/contract/desk/work/queues.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { ledgerFaults } from '../../setup/ledger.ts';
import { type LiveApp, startLiveApp } from '../../setup/liveApp.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const reason = '已与支付渠道核对';
const settled = '该通知已处理，请刷新页面';

describeOnBothDatabases('notices that match nothing', (openDatabase) => {
  describe('of the payment company', () => {
    let server: TestApp;
    let agent: TestClient;
    let finance: DeskClient;
    beforeAll(async () => {
      server = await startTestApp({ openDatabase });
      agent = await server.signIn();
      finance = await signInToDeskAs(server, 'finance');
    });
    afterAll(() => server.close());

    /**
     * Sends a signed notice of a payment that the server doesn't know. Returns the notice, and its row in the list of
     * unmatched notices.
     */
    async function arrived(amountFen: number) {
      const paymentId = crypto.randomUUID();
      const notice = server.payment.noticeOf({ paymentId, amountFen, outcome: 'paid', now: server.clock.now() });
      expect((await server.notify(notice)).status).toBe(400);
      const { list } = await finance.ask(unmatchedNotices, {});
      return { notice, row: list.find(({ number }) => number === paymentId)! };
    }

    test('wait with their age, once each, also when they are repeated', async () => {
      const { notice, row } = await arrived(12_345);
      await server.clock.moveBy(60_000);
      await server.notify(notice);
      const { list, total } = await finance.ask(unmatchedNotices, {});
      expect([total, list]).toEqual([
        1,
        [
          expect.objectContaining({
            ...row,
            source: 'payment',
            problem: 'unknownNumber',
            meaning: 'paid',
            amount: '123.45',
          }),
        ],
      ]);
      const { queues } = await finance.ask(workOverview, {});
      expect(queues.find(({ queue }) => queue === 'notices')).toMatchObject({
        waiting: 1,
        oldestSince: row.receivedAt,
      });
      await finance.ask(dismissNotice, { id: row.id, reason });
    });

    test('pay the order to which they are matched; the second operator is refused', async () => {
      const { orderSn, totalFen } = await submittedOrder(server, agent);
      const { row } = await arrived(totalFen);
      await finance.ask(matchNotice, { id: row.id, reference: ` ${orderSn} `, reason });
      await server.runDueJobs();

      expect((await agent.ask(orderDetail, { orderSn })).status).toBe('insured');
      expect((await recordsOf(server, finance)).at(-1)).toEqual({
        action: 'work/notices/:id/match',
        subject: row.id,
        reason,
      });
      const again = { id: row.id, reference: orderSn, reason };
      expect((await finance.send(matchNotice, again)).info).toBe(settled);
      expect((await finance.send(dismissNotice, { id: row.id, reason })).info).toBe(settled);
      expect(await ledgerFaults(server.database)).toEqual([]);
    });

    test('are refunded when the order is paid already, as money that comes twice', async () => {
      const { orderSn, totalFen } = await submittedOrder(server, agent);
      const [first, second] = [await arrived(totalFen), await arrived(totalFen)];
      await finance.ask(matchNotice, { id: first.row.id, reference: orderSn, reason });
      await server.runDueJobs();
      await finance.ask(matchNotice, { id: second.row.id, reference: orderSn, reason });
      await server.runDueJobs();
      const refunds = await server.database.selectFrom('sandbox_refunds').selectAll().execute();
      expect(refunds).toContainEqual({ refund_id: second.notice.paymentId, amount_fen: totalFen });
      expect(await ledgerFaults(server.database)).toEqual([]);
    });

    test('of another amount, for an unknown number or without a reason are refused, and change nothing', async () => {
      const { orderSn, totalFen } = await submittedOrder(server, agent);
      const { row } = await arrived(totalFen + 1);
      const match = (reference: string) => finance.send(matchNotice, { id: row.id, reference, reason });
      expect((await match(orderSn)).info).toBe('通知金额与该业务应付金额不一致，不能匹配');
      expect((await match('TB0')).info).toBe('未找到该号码对应的业务，请核对订单号或保全号');
      expect((await finance.send(dismissNotice, { id: row.id, reason: '' })).resCode).toBe(resultCodes.badRequest);
      const unknown = { id: crypto.randomUUID(), reference: orderSn, reason };
      expect((await finance.send(matchNotice, unknown)).resCode).toBe(resultCodes.notFound);
      expect((await agent.ask(orderDetail, { orderSn })).status).toBe('awaitingPayment');
      await finance.ask(dismissNotice, { id: row.id, reason });
      expect((await finance.ask(unmatchedNotices, {})).total).toBe(0);
    });

    test('without a right signature are not stored', async () => {
      const { notice } = await arrived(100);
      const before = (await finance.ask(unmatchedNotices, {})).total;
      await server.notify({ ...notice, notifyId: crypto.randomUUID() });
      expect((await finance.ask(unmatchedNotices, {})).total).toBe(before);
    });
  });

  describe('of the insurer', () => {
    let live: LiveApp;
    let agent: TestClient;
    let underwriter: DeskClient;
    beforeAll(async () => {
      live = await startLiveApp(openDatabase);
      agent = await live.signIn();
      underwriter = await signInToDeskAs(live, 'finance');
      live.insurer.answer('/underwriting', { verdict: 'accepted' });
      live.insurer.answer('/policies', { outcome: 'inHand' });
    });
    afterAll(() => live.close());

    const say = (content: object) => live.say('/api/own/insurer/decisions', content);

    test('change the order to which they are matched, if its state allows it', async () => {
      const product = live.services.catalogue.products[0]!;
      const draft = completeDraft(product);
      const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
      const { orderSn: sn } = await agent.ask(submitOrder, submission);
      await live.pay((await agent.ask(orderPayUrl, { orderSn: sn })).payUrl);
      expect(await live.runDueJobs()).toEqual([]);
      const told = { subject: 'order', number: 'TB-WRONG', reason: 'issued', policySn: 'PDAA-1' };
      expect((await say(told)).status).toBe(404);
      expect((await say(told)).status).toBe(404);
      const { list } = await underwriter.ask(unmatchedNotices, {});
      expect(list).toMatchObject([{ source: 'insurer', subject: 'order', number: 'TB-WRONG', meaning: 'issued' }]);

      const id = list[0]!.id;
      await underwriter.ask(matchNotice, { id, reference: sn, reason });
      expect(await agent.ask(orderDetail, { orderSn: sn })).toMatchObject({ status: 'insured', policySn: 'PDAA-1' });
      await say({ ...told, number: 'TB-WRONG-2', policySn: 'PDAA-2' });
      const [next] = (await underwriter.ask(unmatchedNotices, {})).list;
      const refused = await underwriter.send(matchNotice, { id: next!.id, reference: sn, reason });
      expect(refused.info).toBe('该业务的当前状态不能按此通知处理');
      expect((await underwriter.ask(unmatchedNotices, {})).total).toBe(1);
    });
  });
});
