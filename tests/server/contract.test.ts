import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Call, pathParametersOf } from '../../app/contract/call.ts';
import { listOrders, orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState, revealPerson, serverTime } from '../../app/contract/ownCalls.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import {
  listCompanies,
  listProducts,
  listProductTags,
  productAreaCodes,
  productDefinition,
  productOccupations,
  startDayLimits,
} from '../../app/contract/products.ts';
import { deleteDraft, listDrafts, savedDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { currentUser } from '../../app/contract/session.ts';
import { jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { allCalls } from '../setup/allCalls.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { answerOf, type TestClient } from '../setup/testClient.ts';

describe('the contract', () => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  test.each([...allCalls])('%s is served', (_, call) => {
    expect(server.app.hasRoute({ method: call.method, url: call.path })).toBe(true);
  });

  test.each([...allCalls])('%s names its path parameters in its request', (_, call) => {
    const { properties } = jsonSchemaOf(schemasOf(call).request) as { properties: object };

    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...pathParametersOf(call.path)]));
  });

  const answered = <Request, Response>(call: Call<Request, Response>, request: Request) =>
    answerOf(agent, call, request);

  test('every answer is what the contract says', async () => {
    const product = server.services.catalogue.products[0]!;
    const productId = product.id;
    const draft = completeDraft(product);
    const totalFen = totalOf(product, draft);

    await answered(currentUser, {});
    await answered(serverTime, {});
    expect(await answered(listProducts, {})).toHaveLength(server.services.catalogue.products.length);
    expect(await answered(listProducts, { keyword: product.name })).toHaveLength(1);
    expect(await answered(productDefinition, { productId })).toMatchObject(product);
    expect(await answered(startDayLimits, { year: '2026' })).toEqual({
      earliest: '2026-11-21',
      latest: '2027-01-19',
      closedDays: [],
    });
    await answered(listProductTags, {});
    await answered(listCompanies, {});
    await answered(productAreaCodes, { productId });
    await answered(productOccupations, { productId });
    expect((await answered(quoteDraft, draft)).totalFen).toBe(totalFen);

    const { id } = await answered(saveDraft, { id: '', version: 0, draft });
    expect((await answered(savedDraft, { id })).draft).toEqual(draft);
    expect(await answered(listDrafts, {})).toHaveLength(1);
    await answered(deleteDraft, { id });

    const { orderSn } = await answered(submitOrder, { submissionId: 'contract', draftId: '', draft, totalFen });
    const detail = await answered(orderDetail, { orderSn });
    expect(detail).toMatchObject({ orderSn, totalFen, startDate: draft.startDate, endDate: '2027-11-30', heads: 3 });
    expect(detail.schemes).toEqual(draft.schemes);
    await answered(orderState, { orderSn });
    await answered(revealPerson, { orderSn, key: 1 });
    await answered(orderPayUrl, { orderSn });
    const page = await answered(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '精密' });
    expect(page).toMatchObject({ total: 1, counts: { awaitingPayment: 1 } });
  });
});
