import { afterAll, beforeAll, expect, test } from 'vitest';

import { isSuccess } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { allCalls } from '../setup/allCalls.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';
import { changedAt, declaredFields, partAt, sendWire } from '../setup/wireRequests.ts';

const submission = allCalls.get('submitOrder')!;

let server: TestApp;
let agent: TestClient;
let photograph: string;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  agent = await server.signIn();
  photograph = (await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '照片.png') })).url;
});
afterAll(() => server.close());

/** Other values of a kind; the first that the field takes shows what it does. */
const otherTexts = ['2', '甲乙丙', '1', '2028-02-03', 'year', '110199199001150012', '13900139000', '12.00'];
const otherNumbers = [2, 3, 100, 999_999];

function othersOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return otherTexts.filter((text) => text !== value);
  if (typeof value === 'number') return otherNumbers.filter((number) => number !== value);
  return typeof value === 'boolean' ? [!value] : [];
}

/** What an order says of itself, but for its number and when it was made. */
async function contentOf(orderSn: string): Promise<string> {
  const { body } = await agent.send(orderDetail, { orderSn });
  return body.replaceAll(orderSn, '').replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '');
}

test.each(['80140', '80137', '80218', '80230', '103', '80160'])(
  '%s: every field of a submission changes the order, or is refused',
  async (productId) => {
    const product = server.services.catalogue.productOf(productId)!;
    const draft = await withUploadedMaterials(agent, completeDraft(product));
    const totalPremium = (totalOf(product, draft) / 100).toFixed(2);
    const written = requestOf(quoteDraft, draft).payload ?? '';
    const orderInfo = JSON.parse(
      written.replaceAll(/("(?:\w*(?:Image|Img)\w*)":\[)[^\]]*\]/g, `$1"${photograph}"]`),
    ) as object;
    const submit = (changed: object) =>
      sendWire(server.app, agent.cookie, submission, {
        submissionId: crypto.randomUUID(),
        tmpOrderId: '',
        totalPremium,
        orderInfo: changed,
      });
    const first = await submit(orderInfo);
    expect(first).toMatchObject({ info: '', status: 200 });
    const before = await contentOf((first.data as { orderSn: string }).orderSn);

    const without: string[] = [];
    for (const [, ...path] of declaredFields(submission).filter(([top]) => top === 'orderInfo')) {
      const others = othersOf(partAt(orderInfo, path));
      let hasEffect = others.length === 0; // not part of this product's orders
      for (const other of others) {
        const reply = await submit(changedAt(orderInfo, path, other) as object);
        hasEffect = !isSuccess(reply) || (await contentOf((reply.data as { orderSn: string }).orderSn)) !== before;
        if (hasEffect) break;
      }
      if (!hasEffect) without.push(path.join('.'));
    }

    expect(without).toEqual([]);
  },
  180_000,
);
