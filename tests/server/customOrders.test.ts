import { afterAll, beforeAll, expect, test } from 'vitest';

import { customOrder, recommendedOrders, reportCustomOrder } from '../../app/contract/customOrders.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import { prepareOrder } from '../../app/server/customOrders/service.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('an order that the back office prepared', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const product = () => server.services.catalogue.products[0]!;
  const draft = () => completeDraft(product());
  const prepare = async () =>
    prepareOrder(server.services, {
      agentId: (await agent.ask(currentUser, {})).userId,
      title: '远山精密机械定制方案',
      note: '按去年方案续保',
      draft: draft(),
    });
  const submit = async (submissionId: string, of = product()) => {
    const whole = completeDraft(of);
    const totalFen = totalOf(of, whole);
    return (await agent.ask(submitOrder, { submissionId, draftId: '', draft: whole, totalFen })).orderSn;
  };

  test('is opened by its agent with everything in it', async () => {
    const id = await prepare();

    expect(await agent.ask(customOrder, { id })).toEqual({
      id,
      title: '远山精密机械定制方案',
      note: '按去年方案续保',
      status: 'waiting',
      orderSn: '',
      draft: draft(),
    });
  });

  test('is opened by a link that was made for its agent, and by no other', async () => {
    const id = await prepare();
    const { userId } = await agent.ask(currentUser, {});
    const other = (await (await server.signIn()).ask(currentUser, {})).userId;

    expect(await agent.ask(customOrder, { id, uuid: userId })).toMatchObject({ id, status: 'waiting' });
    for (const uuid of [other, 'nonsense', '']) {
      expect(await agent.send(customOrder, { id, uuid })).toMatchObject({
        resCode: resultCodes.refused,
        info: '该任务由其他业务员处理，请使用其账号登录，或联系后台重新分配',
      });
    }
  });

  test('leads to the order that was made from it, and stays there', async () => {
    const id = await prepare();
    const [orderSn, another] = [await submit('custom'), await submit('another')];

    expect(await agent.ask(reportCustomOrder, { id, status: 'opened', orderSn: '' })).toEqual({
      status: 'opened',
      orderSn: '',
    });
    const submitted = { status: 'submitted', orderSn } as const;
    expect(await agent.ask(reportCustomOrder, { id, ...submitted })).toEqual(submitted);
    expect(await agent.ask(reportCustomOrder, { id, ...submitted })).toEqual(submitted);
    expect(await agent.ask(reportCustomOrder, { id, status: 'opened', orderSn: '' })).toEqual(submitted);
    expect(await agent.send(reportCustomOrder, { id, status: 'submitted', orderSn: another })).toMatchObject({
      resCode: resultCodes.refused,
      info: '该定制单已提交订单，不能再次更改',
    });
    expect((await agent.ask(customOrder, { id })).orderSn).toBe(orderSn);
  });

  test('is recommended to its agent for its product, with its price, until an order was made from it', async () => {
    const productId = product().id;
    const agentBefore = agent;
    agent = await server.signIn();
    const [first, second] = [await prepare(), await prepare()];
    const recommended = await agent.ask(recommendedOrders, { productId });
    const listed = async (to = agent) => (await to.ask(recommendedOrders, { productId })).map(({ id }) => id);

    expect(recommended.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(recommended.find(({ id }) => id === first)).toMatchObject({
      title: '远山精密机械定制方案',
      note: '按去年方案续保',
      status: 'waiting',
      groupName: draft().applicant.groupName,
      heads: draft().persons.length,
      startDate: draft().startDate,
      totalFen: totalOf(product(), draft()),
    });
    await agent.ask(reportCustomOrder, { id: first, status: 'opened', orderSn: '' });
    await agent.ask(reportCustomOrder, { id: second, status: 'submitted', orderSn: await submit('recommended') });
    expect(await listed()).toEqual([first]);
    expect(await listed(agentBefore)).not.toContain(first);
    expect(await agent.ask(recommendedOrders, { productId: server.services.catalogue.products[1]!.id })).toEqual([]);
    agent = agentBefore;
  });

  test('is recommended without a price if its product is no longer sold', async () => {
    const userId = (await agent.ask(currentUser, {})).userId;
    const gone = { ...draft(), productId: 'gone' };
    await prepareOrder(server.services, { agentId: userId, title: '停售产品', note: '', draft: gone });

    expect(await agent.ask(recommendedOrders, { productId: 'gone' })).toMatchObject([
      { title: '停售产品', totalFen: null },
    ]);
  });

  test('comes from the sandbox’s back office, which makes it from an unfinished order and sees its progress', async () => {
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft: draft() });
    const page = async () => (await server.app.inject('/sandbox/backOffice')).body;
    expect(await page()).toContain(`action="/sandbox/backOffice/${saved.id}"`);

    const made = await server.app.inject({ method: 'POST', url: `/sandbox/backOffice/${saved.id}` });
    expect(made.headers.location).toBe('/sandbox/backOffice');
    const { userId } = await agent.ask(currentUser, {});
    const [, id = ''] = new RegExp(`/writeByAdmin/${product().id}/${userId}/([0-9a-f-]+)`).exec(await page()) ?? [];
    expect(await agent.ask(customOrder, { id })).toMatchObject({ status: 'waiting', draft: draft() });
  });

  test('takes no order of another agent or another product', async () => {
    const id = await prepare();
    const other = server.services.catalogue.products.find(
      ({ id: productId, basis, jump }) => productId !== product().id && basis === 'perPerson' && jump.kind === 'native',
    )!;
    const report = (orderSn: string) => agent.send(reportCustomOrder, { id, status: 'submitted', orderSn });

    expect((await report('TB202611200000000000')).resCode).toBe(resultCodes.notFound);
    expect((await report(await submit('other product', other))).resCode).toBe(resultCodes.notFound);
    expect((await agent.ask(customOrder, { id })).status).toBe('waiting');
  });
});
