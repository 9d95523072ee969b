import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { monthTotals } from '../../app/contract/monthTotals.ts';
import { mostPinned } from '../../app/contract/productShelf.schema.ts';
import { pinProduct, productShelf } from '../../app/contract/productShelf.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import { changeRights } from '../../app/server/operations/agentRights.ts';
import { addSwitch } from '../../app/server/products/repository.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { issuedPolicy } from '../setup/endorsedPolicy.ts';
import { operator } from '../setup/operator.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('the start page of an agent', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  beforeEach(async () => {
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  test('sums up policies by month, and shows the commission to agents who may see it', async () => {
    const product = server.services.catalogue.products[0]!;
    const { totalFen } = await issuedPolicy(server, product, 3, agent);
    await issuedPolicy(server, product, 3, await server.signIn());
    const months = await agent.ask(monthTotals, {});

    expect(months.map(({ month }) => month)).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    const commissionFen = Math.round(totalFen * 0.15);
    expect(months.at(-1)).toEqual({ month: '2026-11', premiumFen: totalFen, policies: 1, renewals: 0, commissionFen });
    expect(months[0]).toMatchObject({ premiumFen: 0, policies: 0, commissionFen: 0 });

    const { userId } = await agent.ask(currentUser, {});
    await changeRights(server.services, operator, userId, { showsCommission: false });
    expect((await agent.ask(monthTotals, {})).every((month) => month.commissionFen === null)).toBe(true);
  });

  test('counts a policy on its day in Asia/Shanghai', async () => {
    const product = server.services.catalogue.products[0]!;
    const { orderSn } = await issuedPolicy(server, product, 3, agent);
    const { issued_on: issuedOn } = await server.database
      .selectFrom('orders')
      .select('issued_on')
      .where('sn', '=', orderSn)
      .executeTakeFirstOrThrow();
    expect(issuedOn).toBe(server.clock.today());
  });

  test('puts pinned products first and those that were used last', async () => {
    const [first, second, third] = server.services.catalogue.products.map(({ id }) => id);
    expect(await agent.ask(productShelf, {})).toEqual({ pinned: [], recent: [] });

    const draft = completeDraft(server.services.catalogue.products[0]!);
    await agent.ask(saveDraft, { id: '', version: 0, draft });
    await agent.ask(pinProduct, { productId: second!, isPinned: true });
    await server.clock.moveBy(1000);
    await agent.ask(pinProduct, { productId: third!, isPinned: true });
    expect(await agent.ask(productShelf, {})).toEqual({ pinned: [third, second], recent: [first] });

    await agent.ask(pinProduct, { productId: first!, isPinned: true });
    await agent.ask(pinProduct, { productId: second!, isPinned: false });
    const { pinned, recent } = await agent.ask(productShelf, {});
    expect({ pinned: pinned.toSorted(), recent }).toEqual({ pinned: [first!, third!].toSorted(), recent: [] });
    expect(await (await server.signIn()).ask(productShelf, {})).toEqual({ pinned: [], recent: [] });
  });

  test('refuses to pin unknown products, and more than the page can show', async () => {
    expect((await agent.send(pinProduct, { productId: 'none', isPinned: true })).resCode).toBe('900404');
    const ids = server.services.catalogue.products.map(({ id }) => id);
    for (const productId of ids.slice(0, mostPinned)) await agent.ask(pinProduct, { productId, isPinned: true });
    expect(await agent.ask(pinProduct, { productId: ids[0]!, isPinned: true })).toEqual({ pinnedNum: mostPinned });
    expect(await agent.send(pinProduct, { productId: ids[mostPinned]!, isPinned: true })).toMatchObject({
      resCode: '006004',
      info: expect.stringContaining('置顶产品已达上限'),
    });
  });

  test('does not count pinned products that it hides because they are no longer sold', async () => {
    const ids = server.services.catalogue.products.map(({ id }) => id);
    for (const productId of ids.slice(0, mostPinned)) await agent.ask(pinProduct, { productId, isPinned: true });
    const entry = { productId: ids[0]!, host: null, at: server.services.clock.now(), by: 'tests' };
    await server.database.transaction().execute((tx) => addSwitch(tx, entry));
    await server.services.offer.refresh();

    const added = ids[mostPinned]!;
    expect(await agent.ask(pinProduct, { productId: added, isPinned: true })).toEqual({ pinnedNum: mostPinned });
    const { pinned } = await agent.ask(productShelf, {});
    expect(pinned.toSorted()).toEqual(ids.slice(1, mostPinned + 1).toSorted());
    expect((await agent.send(pinProduct, { productId: ids[mostPinned + 1]!, isPinned: true })).resCode).toBe('006004');
  });
});
