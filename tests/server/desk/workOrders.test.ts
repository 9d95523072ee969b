import { expect, test } from 'vitest';

import { askRefund } from '../../../app/contract/desk/oversight/approvals.ts';
import { deskOrder } from '../../../app/contract/desk/work/orders.ts';
import { workOverview } from '../../../app/contract/desk/work/queues.ts';
import { insurerWork, materialsToCheck, pendingRefunds } from '../../../app/contract/desk/work/waiting.ts';
import { conservationPayUrl } from '../../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { orderPayUrl } from '../../../app/contract/orders.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { signInToDeskAs } from '../../setup/deskOperators.ts';
import {
  add,
  decideAt,
  issuedPolicy,
  materialsOf,
  requestOfChanges,
  submitted,
  twiceReviewed,
} from '../../setup/endorsedPolicy.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { workDesk } from '../../setup/workDesk.ts';

const hourMs = 3_600_000;

describeOnBothDatabases('an order at the desk', (openDatabase) => {
  const desk = workDesk(openDatabase, ['support', 'finance']);

  const decide = (orderSn: string, reason: string) =>
    desk.server.app.inject({ method: 'POST', url: `/sandbox/insurer/orders/${orderSn}`, payload: { reason } });

  test('shows state, premium, agent, history and what waits, and no insured person', async () => {
    const orderSn = await desk.reviewedOrder();
    const shown = await desk.as('support').ask(deskOrder, { orderSn });
    expect(shown).toMatchObject({
      orderSn,
      state: 'pendingReview',
      isRefundable: false,
      waiting: [{ queue: 'materials', kind: 'order', id: orderSn, state: 'pendingReview' }],
      events: [{ reason: 'submitted' }, { reason: 'reviewNeeded', to: 'pendingReview' }],
    });
    expect(shown.premium).toMatch(/^\d+\.\d\d$/);
    expect(shown.agentName).toMatch(/^测试员/);
    const persons = await desk.server.database.selectFrom('insured_persons').select('name_sealed').execute();
    const names = persons.map(({ name_sealed: sealed }) => desk.server.services.keyring.open('person.name', sealed));
    expect(names.filter((name) => JSON.stringify(shown).includes(name))).toEqual([]);
  });

  test('does not exist for an operator of products, and an unknown number is not found', async () => {
    const orderSn = await desk.reviewedOrder();
    const product = await signInToDeskAs(desk.server, 'product');
    expect((await product.send(deskOrder, { orderSn })).info).toBe('您的角色无权进行此操作，请联系管理员');
    expect((await desk.as('support').send(deskOrder, { orderSn: 'TB0' })).resCode).toBe(resultCodes.notFound);
  });

  test('whose materials are checked waits in one queue only, since it came to the check', async () => {
    const orderSn = await desk.reviewedOrder();
    const since = desk.server.clock.now().toISOString();
    await desk.server.clock.moveBy(hourMs);
    await decide(orderSn, 'manualReviewNeeded');
    const { list } = await desk.as('support').ask(materialsToCheck, {});
    expect(list.find(({ id }) => id === orderSn)).toMatchObject({ state: 'manualReview', since });
    expect((await desk.as('finance').ask(insurerWork, {})).list.map(({ id }) => id)).not.toContain(orderSn);
  });

  test('that the insurer issues later waits since it was paid, not since it was submitted', async () => {
    await desk.habits({ issuing: 'inHand' });
    const { orderSn } = await submittedOrder(desk.server, desk.agent);
    await desk.server.clock.moveBy(hourMs);
    await desk.server.payAt((await desk.agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await desk.server.runDueJobs();
    await desk.habits({ issuing: 'issued' });
    const since = desk.server.clock.now().toISOString();
    await desk.server.clock.moveBy(hourMs);

    const { list } = await desk.as('finance').ask(insurerWork, {});
    expect(list.find(({ id }) => id === orderSn)).toMatchObject({ orderSn, kind: 'order', state: 'issuing', since });
    const { queues } = await desk.as('finance').ask(workOverview, {});
    expect(queues.find(({ queue }) => queue === 'insurerWork')).toMatchObject({ oldestSince: since });
  });

  test('with a refund by hand that waits for a second operator is in the list of refunds', async () => {
    await desk.habits({ issuing: 'inHand' });
    const { orderSn } = await submittedOrder(desk.server, desk.agent);
    await desk.server.payAt((await desk.agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await desk.server.runDueJobs();
    await desk.habits({ issuing: 'issued' });
    expect(await desk.as('finance').ask(deskOrder, { orderSn })).toMatchObject({ isRefundable: true });
    await signInToDeskAs(desk.server, 'finance');
    await desk.as('finance').ask(askRefund, { orderSn, note: '客户不再投保', reason: '客户来电要求退款' });

    const { list } = await desk.as('finance').ask(pendingRefunds, {});
    expect(list.find((refund) => refund.orderSn === orderSn)).toMatchObject({ kind: 'byHand', state: 'toApprove' });
    const { waiting } = await desk.as('finance').ask(deskOrder, { orderSn });
    expect(waiting.map(({ queue }) => queue)).toContain('refunds');
  });

  test('shows its endorsements; one in the first of two reviews waits for the check of its materials', async () => {
    const policy = await issuedPolicy(desk.server, twiceReviewed(desk.server), 10, desk.agent);
    const uuid = await submitted(policy, requestOfChanges([add(1)]));
    await desk.agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(desk.agent) });
    await desk.server.payAt((await desk.agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl, 'paid');
    await desk.server.runDueJobs();

    const shown = await desk.as('support').ask(deskOrder, { orderSn: policy.orderSn });
    expect(shown.endorsements).toMatchObject([{ id: uuid, state: 'firstReview' }]);
    expect(shown.waiting).toMatchObject([{ queue: 'materials', kind: 'endorsement', id: uuid }]);
    expect(shown.files.find(({ kind }) => kind === 'endorsement')).toMatchObject({ count: 1 });
    expect((await desk.as('finance').ask(insurerWork, {})).list.map(({ id }) => id)).not.toContain(uuid);
    await decideAt(desk.server, uuid, 'firstReviewPassed');
    expect((await desk.as('finance').ask(insurerWork, {})).list.find(({ id }) => id === uuid)).toMatchObject({
      state: 'finalReview',
      orderSn: policy.orderSn,
    });
  });
});
