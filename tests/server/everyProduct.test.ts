import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { orderDetail, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { saveDraft, savedDraft } from '../../app/contract/savedDrafts.ts';
import { openInMemory } from '../../app/server/database/connect.ts';
import { completeSubjects } from '../../stories/fixtures/subjects.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { startTestApp, type TestApp, type TestClient } from '../setup/testApp.ts';

let server: TestApp;
let agent: TestClient;

beforeAll(async () => {
  server = await startTestApp({ openDatabase: () => openInMemory() });
  agent = await server.signIn();
});
afterAll(() => server.close());

const native = loadCatalogue().products.filter(({ jump }) => jump.kind === 'native');

test('all products that the specification names are written here', () => {
  expect(native).toHaveLength(34);
});

test.each(native.map((product) => [product.id, product] as const))(
  '%s: a draft is kept, priced and becomes an order that still knows what it insures',
  async (productId, product) => {
    const draft = completeDraft(product, { heads: Math.max(product.persons.min, 5) });
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft });
    expect((await agent.ask(savedDraft, { id: saved.id })).draft).toEqual(draft);

    const { totalFen } = await agent.ask(quoteDraft, draft);
    expect(totalFen).toBe(totalOf(product, draft));
    const submission = { submissionId: `every-${productId}`, draftId: saved.id, draft, totalFen: totalFen ?? 0 };
    const { orderSn } = await agent.ask(submitOrder, submission);
    expect(await agent.ask(orderDetail, { orderSn })).toMatchObject(completeSubjects(product));
  },
);
