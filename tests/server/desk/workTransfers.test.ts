import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { workOverview } from '../../../app/contract/desk/work/queues.ts';
import {
  confirmTransfer,
  rejectTransfer,
  transfersToMatch,
  transferToMatch,
} from '../../../app/contract/desk/work/transfers.ts';
import {
  insurerWork,
  materialsToCheck,
  noteRefundSent,
  pendingRefunds,
} from '../../../app/contract/desk/work/waiting.ts';
import { conservationDetail, submitConservationOutlinePay } from '../../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { orderState } from '../../../app/contract/ownCalls.ts';
import { claimOrderTransfer, orderTransfer } from '../../../app/contract/payments.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { add, materialsOf, requestOfChanges, startWithPolicy, submitted } from '../../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../../setup/ledger.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { submittedOrder, voucherOf } from '../../setup/submittedOrder.ts';

const payer = '远山精密机械有限公司';
const reason = '已核对银行流水';
const settled = '该转账已处理，或业务员已重新提交，请刷新页面';

describeOnBothDatabases('reported transfers at the desk', (openDatabase) => {
  let fixture: Awaited<ReturnType<typeof startWithPolicy>>;
  let finance: DeskClient;
  beforeAll(async () => {
    fixture = await startWithPolicy({ openDatabase });
    finance = await signInToDeskAs(fixture.server, 'finance');
  });
  afterAll(() => fixture.server.close());

  const agent = () => fixture.policy.agent;
  const statusOf = async (orderSn: string) => (await agent().ask(orderState, { orderSn })).status;

  async function reportFor(orderSn: string): Promise<void> {
    const fileUrlList = [await voucherOf(agent())];
    const claim = { orderSn, payerName: payer, payerAccount: '6222000000000000', payDate: '2026-11-20', fileUrlList };
    await agent().ask(claimOrderTransfer, claim);
  }

  async function claimed(): Promise<string> {
    const { orderSn } = await submittedOrder(fixture.server, agent());
    await reportFor(orderSn);
    return orderSn;
  }

  test('are shown with payer, amount and voucher, and confirming one pays the order', async () => {
    const orderSn = await claimed();
    const one = { kind: 'order', id: orderSn } as const;
    const { list } = await finance.ask(transfersToMatch, {});
    const shown = await finance.ask(transferToMatch, one);
    const { queues } = await finance.ask(workOverview, {});

    expect(list).toMatchObject([{ ...one, payerName: payer, paidOn: '2026-11-20', reference: orderSn }]);
    expect(shown).toMatchObject({ payerAccount: '6222000000000000', vouchers: [{ type: 'image/png' }] });
    expect(queues[0]).toMatchObject({ queue: 'transfers', waiting: 1 });
    await finance.ask(confirmTransfer, { ...one, version: 1, reason });
    await fixture.server.runDueJobs();
    expect(await statusOf(orderSn)).toBe('insured');
    expect((await finance.send(confirmTransfer, { ...one, version: 1, reason })).info).toBe(settled);
    expect((await finance.send(transferToMatch, one)).resCode).toBe(resultCodes.notFound);
    expect(await ledgerFaults(fixture.server.database)).toEqual([]);
  });

  test('are rejected with words that the agent sees, for a recorded reason', async () => {
    const orderSn = await claimed();
    const one = { kind: 'order', id: orderSn } as const;
    const words = '流水中没有这笔转账，请核对付款账户';
    const rejection = { ...one, version: 1, words };
    expect((await finance.send(rejectTransfer, { ...rejection, reason: '' })).resCode).toBe(resultCodes.badRequest);
    await finance.ask(rejectTransfer, { ...rejection, reason });

    expect(await statusOf(orderSn)).toBe('awaitingPayment');
    expect(await agent().ask(orderTransfer, { orderSn })).toMatchObject({ state: 'notFound', words });
    expect((await recordsOf(fixture.server, finance)).at(-1)).toEqual({
      action: 'work/transfers/:kind/:id/reject',
      subject: `order ${orderSn}`,
      reason,
    });
  });

  test('are decided by one of two operators: the report that the agent sent later stays', async () => {
    const orderSn = await claimed();
    const one = { kind: 'order', id: orderSn } as const;
    const other = await signInToDeskAs(fixture.server, 'finance');
    const [seen, seenByOther] = [await finance.ask(transferToMatch, one), await other.ask(transferToMatch, one)];
    await finance.ask(rejectTransfer, { ...one, version: seen.version, words: '金额不符', reason });
    await reportFor(orderSn);

    const late = { ...one, version: seenByOther.version, reason };
    expect((await other.send(confirmTransfer, late)).info).toBe(settled);
    expect(await statusOf(orderSn)).toBe('transferPending');
    expect(await finance.ask(transferToMatch, one)).toMatchObject({ version: 2 });
    await other.ask(confirmTransfer, { ...late, version: 2 });
    expect(await statusOf(orderSn)).not.toBe('transferPending');
  });

  test('of endorsements are rejected and confirmed in the same way', async () => {
    const uuid = await submitted(fixture.policy, requestOfChanges([add(1)]));
    await agent().ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent()) });
    const report = async () => {
      const payVoucherList = [await voucherOf(agent())];
      const transfer = {
        payerName: payer,
        payerBankName: '招商银行',
        payerBankAccount: '6200000000000000',
        payDate: '2026-11-20',
      };
      await agent().ask(submitConservationOutlinePay, { conservationUuid: uuid, ...transfer, payVoucherList });
    };
    const one = { kind: 'endorsement', id: uuid } as const;
    await report();
    expect(await finance.ask(transferToMatch, one)).toMatchObject({
      payerName: payer,
      payerBank: '招商银行',
      payerAccount: '6200000000000000',
      vouchers: [{ type: 'image/png' }],
    });
    await finance.ask(rejectTransfer, { ...one, version: 1, words: '金额不符', reason });
    expect((await finance.ask(transfersToMatch, {})).total).toBe(0);
    await report();
    expect((await finance.send(confirmTransfer, { ...one, version: 1, reason })).info).toBe(settled);
    await finance.ask(confirmTransfer, { ...one, version: 2, reason });
    const underwriting = await signInToDeskAs(fixture.server, 'underwriting');
    const { list } = await underwriting.ask(materialsToCheck, {});
    expect(list).toMatchObject([{ kind: 'endorsement', id: uuid, state: 'firstReview' }]);
    expect((await agent().ask(conservationDetail, { conservationUuid: uuid })).state).not.toBe('transferPending');
  });

  test('orders whose materials are checked are listed for those who check them', async () => {
    const support = await signInToDeskAs(fixture.server, 'support');
    const { orderSn } = await submittedOrder(fixture.server, agent());
    await sql`update orders set status = 'manualReview' where sn = ${orderSn}`.execute(fixture.server.database);

    const { list } = await support.ask(materialsToCheck, {});
    expect(list.find(({ reference }) => reference === orderSn)).toMatchObject({ state: 'manualReview' });
    expect((await finance.ask(insurerWork, {})).list.map(({ reference }) => reference)).not.toContain(orderSn);
  });

  test('refunds that have not been sent are listed', async () => {
    expect(await finance.ask(pendingRefunds, {})).toEqual({ total: 0, list: [] });
    const { database, clock } = fixture.server;
    const order = await database.selectFrom('orders').select(['id', 'sn']).orderBy('id').executeTakeFirstOrThrow();
    const now = clock.now();
    const payment = { order_id: order.id, amount_fen: 5000, created_at: now, expires_at: now, paid_at: now };
    const { id } = await database
      .insertInto('payments')
      .values({ ...payment, status: 'refunding', channel: 'transfer' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refund = { payment_id: id, amount_fen: 5000, created_at: now, sent_at: null };
    await database
      .insertInto('refunds')
      .values({ ...refund, reason: 'declined' })
      .execute();

    expect((await finance.ask(pendingRefunds, {})).list).toMatchObject([
      { kind: 'payment', reference: order.sn, amount: '50.00', state: 'toTransfer' },
    ]);
    const sent = { kind: 'payment', id, reason: '网银已转出' } as const;
    await finance.ask(noteRefundSent, sent);
    expect((await finance.ask(pendingRefunds, {})).total).toBe(0);
    expect((await finance.send(noteRefundSent, sent)).info).toBe('该退款已转出，或不需要人工转账，请刷新页面');
    expect((await finance.send(noteRefundSent, { ...sent, id: 'x' })).resCode).toBe(resultCodes.notFound);
    expect((await recordsOf(fixture.server, finance)).find(({ action }) => action.endsWith('/sent'))).toEqual({
      action: 'work/refunds/:kind/:id/sent',
      subject: `payment ${id}`,
      reason: '网银已转出',
    });
  });
});
