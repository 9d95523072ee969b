import { afterAll, beforeAll, expect, test } from 'vitest';

import { pathParametersOf } from '../../app/contract/call.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState, revealPerson } from '../../app/contract/ownCalls.ts';
import { deleteDraft, savedDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { asAgent } from '../../app/server/database/asAgent.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { allCalls } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { type Reply, startTestApp, type TestApp, type TestClient } from '../setup/testApp.ts';

const unknownUuid = '00000000-0000-4000-8000-000000000000';
const unknownSn = 'TB202611200000000000';

/** Ids that requests carry; a new call with one of them needs its line below. */
const idFields = ['orderSn', 'id', 'tmpOrderId'];

describeOnBothDatabases('what belongs to another agent', (openDatabase) => {
  let server: TestApp;
  let owner: TestClient;
  let stranger: TestClient;
  let orderSn: string;
  let draftId: string;

  const draft = () => completeDraft(server.services.catalogue.products[0]!);

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    [owner, stranger] = [await server.signIn(), await server.signIn()];
    const totalFen = totalOf(server.services.catalogue.products[0]!, draft());
    ({ orderSn } = await owner.ask(submitOrder, { submissionId: 'one', draftId: '', draft: draft(), totalFen }));
    ({ id: draftId } = await owner.ask(saveDraft, { id: '', version: 0, draft: draft() }));
    await owner.ask(orderPayUrl, { orderSn });
  });
  afterAll(() => server.close());

  const byOrder: Readonly<Record<string, (client: TestClient, sn: string) => Promise<Reply>>> = {
    orderDetail: (client, sn) => client.send(orderDetail, { orderSn: sn }),
    orderPayUrl: (client, sn) => client.send(orderPayUrl, { orderSn: sn }),
    orderState: (client, sn) => client.send(orderState, { orderSn: sn }),
    revealPerson: (client, sn) => client.send(revealPerson, { orderSn: sn, key: 1 }),
  };
  const byDraft: Readonly<Record<string, (client: TestClient, id: string) => Promise<Reply>>> = {
    savedDraft: (client, id) => client.send(savedDraft, { id }),
    saveDraft: (client, id) => client.send(saveDraft, { id, version: 1, draft: draft() }),
    deleteDraft: (client, id) => client.send(deleteDraft, { id }),
  };

  test.each(Object.entries(byOrder))('%s answers as for an order that does not exist', async (_, send) => {
    const foreign = await send(stranger, orderSn);
    const unknown = await send(stranger, unknownSn);

    expect(foreign.body).toBe(unknown.body);
    expect(foreign.status).toBe(unknown.status);
    expect(foreign.resCode).toBe(resultCodes.notFound);
    expect((await send(owner, orderSn)).resCode).toBe(resultCodes.success);
  });

  test.each(Object.entries(byDraft))('%s answers as for a draft that does not exist', async (_, send) => {
    const foreign = await send(stranger, draftId);
    const unknown = await send(stranger, unknownUuid);
    const malformed = await send(stranger, 'nonsense');

    expect(foreign.body).toBe(unknown.body);
    expect(malformed.body).toBe(unknown.body);
    expect(foreign.resCode).toBe(resultCodes.notFound);
    expect((await owner.ask(savedDraft, { id: draftId })).version).toBe(1);
  });

  test('submitting with the draft of another agent leaves that draft alone', async () => {
    const totalFen = totalOf(server.services.catalogue.products[0]!, draft());
    await stranger.ask(submitOrder, { submissionId: 'two', draftId, draft: draft(), totalFen });

    expect((await owner.ask(savedDraft, { id: draftId })).version).toBe(1);
  });

  test('every call that carries an id has its line here', () => {
    const withIds = [...allCalls]
      .filter(([, call]) => {
        const { fields } = call.request.schema.describe() as { fields?: Record<string, unknown> };
        const names = [...pathParametersOf(call.path), ...Object.keys(fields ?? {})];
        return names.some((name) => idFields.includes(name));
      })
      .map(([name]) => name);

    expect(withIds.toSorted()).toEqual([...Object.keys(byOrder), ...Object.keys(byDraft), 'submitOrder'].toSorted());
  });

  test('the database shows an agent nothing foreign, even to a query that forgets to ask whose it is', async () => {
    const { id } = await server.database
      .selectFrom('agents')
      .select('id')
      .where('mobile_index', '=', server.services.keyring.index('mobile', '13900139000'))
      .executeTakeFirstOrThrow();

    const seen = await asAgent(server.database, id, async (tx) => ({
      orders: await tx.selectFrom('orders').selectAll().execute(),
      persons: await tx.selectFrom('insured_persons').selectAll().execute(),
      events: await tx.selectFrom('order_events').selectAll().execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
      drafts: await tx.selectFrom('drafts').selectAll().execute(),
      agents: (await tx.selectFrom('agents').select('id').execute()).filter((agent) => agent.id !== id),
    }));

    expect(seen).toEqual({ orders: [], persons: [], events: [], payments: [], drafts: [], agents: [] });
    expect(await server.database.selectFrom('orders').select('id').execute()).not.toEqual([]);
  });
});
