import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { currentOperator } from '../../../app/contract/desk/deskSessions.ts';
import {
  askRefund,
  decideApproval,
  listApprovals,
  withdrawApproval,
} from '../../../app/contract/desk/oversight/approvals.ts';
import { askRoles } from '../../../app/contract/desk/oversight/operators.ts';
import { orderDetail } from '../../../app/contract/orders.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import { paidOrder } from '../../setup/waitingLanes.ts';

const reason = '岗位调整';
const words = '同意，已核实';
const firstPage = { pageIndex: 1, pageSize: 20 };
const dayMs = 86_400_000;

const listed = (client: DeskClient, selection: 'waiting' | 'own' | 'all' = 'waiting') =>
  client.ask(listApprovals, { ...firstPage, selection });

const rolesOf = async (client: DeskClient) => (await client.ask(currentOperator, {})).roles;

describeOnBothDatabases('approvals by a second operator', (openDatabase) => {
  let server: TestApp;
  let asker: DeskClient;
  let decider: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    await signIn();
  });
  afterAll(() => server.close());

  async function signIn() {
    asker = await signInToDeskAs(server, 'admin');
    decider = await signInToDeskAs(server, 'admin');
  }
  const lastAction = () =>
    server.database
      .selectFrom('operator_actions')
      .select(['operator', 'action', 'subject', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirst();

  /**
   * Adds an operator with the role `support` and requests the role `finance` for this operator. Returns the operator
   * and the id of the request.
   */
  async function askedForFinance() {
    const subject = await signInToDeskAs(server, 'support');
    await server.clock.moveBy(1000); // With a later time, the request is the first in the list.
    await asker.ask(askRoles, { operatorId: subject.id, roles: ['support', 'finance'], reason });
    const { list } = await listed(asker, 'own');
    return { subject, approvalId: list[0]?.approvalId ?? '' };
  }

  test('roles change when a second administrator approves, and both are recorded', async () => {
    const { subject, approvalId } = await askedForFinance();
    expect(await rolesOf(subject)).toEqual(['support']);
    expect((await listed(decider)).list).toMatchObject([
      { kind: 'operatorRoles', isDecidable: true, isOwn: false, rolesBefore: ['support'], reason },
    ]);
    expect((await asker.send(decideApproval, { approvalId, isApproved: true, reason: words })).info).toBe(
      '不能审批自己的申请，请由其他人审批',
    );

    await decider.ask(decideApproval, { approvalId, isApproved: true, reason: words });
    expect(await rolesOf(subject)).toEqual(['support', 'finance']);
    expect((await listed(asker, 'own')).list[0]).toMatchObject({ state: 'approved', words, isDecidable: false });
    expect(await lastAction()).toEqual({
      operator: decider.userName,
      action: 'oversight/decideApproval',
      subject: approvalId,
      reason: words,
    });
    expect((await decider.send(decideApproval, { approvalId, isApproved: false, reason: words })).info).toContain(
      '已处理',
    );
  });

  test('a rejected request changes nothing, and the asker sees why', async () => {
    const { subject, approvalId } = await askedForFinance();
    await decider.ask(decideApproval, { approvalId, isApproved: false, reason: '不需要财务权限' });
    expect(await rolesOf(subject)).toEqual(['support']);
    expect((await listed(asker, 'own')).list[0]).toMatchObject({ state: 'rejected', words: '不需要财务权限' });
  });

  test('only the asker withdraws a request; the same one can wait only once', async () => {
    const { subject, approvalId } = await askedForFinance();
    const again = { operatorId: subject.id, roles: ['support' as const, 'product' as const], reason };
    expect((await decider.send(askRoles, again)).info).toBe('已有一条相同的申请待审批');
    expect((await decider.send(withdrawApproval, { approvalId })).info).toBe('只能撤回自己的申请');
    await asker.ask(withdrawApproval, { approvalId });
    expect((await listed(asker)).list).toEqual([]);
    expect((await decider.send(decideApproval, { approvalId, isApproved: true, reason: words })).info).toContain(
      '已撤回',
    );
    await decider.ask(askRoles, again);
  });

  test('a request whose operator has other roles by now is refused as a whole', async () => {
    const { subject, approvalId } = await askedForFinance();
    await sql`update operators set roles = '{product}' where id = ${subject.id}`.execute(server.database);
    expect((await decider.send(decideApproval, { approvalId, isApproved: true, reason: words })).info).toContain(
      '情况已变化',
    );
    expect((await listed(asker, 'own')).list[0]).toMatchObject({ state: 'waiting' });
    await asker.ask(withdrawApproval, { approvalId });
  });

  test('the database itself refuses a decision of the asker', async () => {
    const { approvalId } = await askedForFinance();
    await expect(
      sql`update approvals set verdict = 'approved', decided_by = asked_by, decided_at = now() where id = ${approvalId}`.execute(
        server.database,
      ),
    ).rejects.toThrow('approvals_four_eyes');
    await asker.ask(withdrawApproval, { approvalId });
  });

  test('a request expires after seven days, and can then be made again', async () => {
    const { subject, approvalId } = await askedForFinance();
    await server.clock.moveBy(7 * dayMs);
    await signIn();
    expect((await decider.send(decideApproval, { approvalId, isApproved: true, reason: words })).info).toContain(
      '已过期',
    );
    const { list } = await listed(decider, 'all');
    expect(list.find((each) => each.approvalId === approvalId)).toMatchObject({ state: 'expired' });
    await asker.ask(askRoles, { operatorId: subject.id, roles: ['support', 'finance'], reason });
    expect((await listed(decider)).list).toHaveLength(1);
  });

  describe('of a refund by hand', () => {
    const note = '保险公司无法承保该工程';

    test('pay the whole premium back, once a second operator of finance approves', async () => {
      const agent = await server.signIn();
      const orderSn = await paidOrder(server, agent);
      const [one, other] = [await signInToDeskAs(server, 'finance'), await signInToDeskAs(server, 'finance')];
      await one.ask(askRefund, { orderSn, note, reason: '客户来电要求退款' });
      const [request] = (await listed(other)).list;
      const { totalFen } = (await agent.ask(orderDetail, { orderSn })) as { readonly totalFen: number };
      expect(request).toMatchObject({ kind: 'orderRefund', orderSn, note, amount: (totalFen / 100).toFixed(2) });

      await other.ask(decideApproval, { approvalId: request!.approvalId, isApproved: true, reason: words });
      await server.runDueJobs();
      const detail = await agent.ask(orderDetail, { orderSn });
      expect(detail).toMatchObject({ status: 'refunded' });
      const { rows } = await sql<{ amount: number; by: string; policies: number }>`
        select r.amount_fen as amount, (select by from order_events e where e.order_id = p.order_id and reason = 'declined') as by,
          (select count(*)::int from policies where policies.order_id = p.order_id) as policies
        from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        where o.sn = ${orderSn} and r.sent_at is not null`.execute(server.database);
      expect(rows).toEqual([{ amount: totalFen, by: 'operator', policies: 0 }]);
    });

    test('is refused for an order with a policy, also when the policy comes after the request', async () => {
      const agent = await server.signIn();
      const orderSn = await paidOrder(server, agent);
      const [one, other] = [await signInToDeskAs(server, 'finance'), await signInToDeskAs(server, 'finance')];
      await one.ask(askRefund, { orderSn, note, reason });
      await server.runDueJobs();
      const [request] = (await listed(other)).list;
      const approval = { approvalId: request!.approvalId, isApproved: true, reason: words };
      expect((await other.send(decideApproval, approval)).info).toContain('情况已变化');
      await one.ask(withdrawApproval, { approvalId: request!.approvalId });
      expect((await one.send(askRefund, { orderSn, note, reason })).info).toContain('仅限已支付且未出单的订单');
    });

    test('shows operators of finance no requests about operators', async () => {
      const finance = await signInToDeskAs(server, 'finance');
      await askedForFinance();
      expect((await listed(finance, 'all')).list.filter(({ kind }) => kind !== 'orderRefund')).toEqual([]);
    });
  });
});
