import { subjectFiles, subjectsFor } from '@tuanbao/library/domain/subject/insuredSubjects';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { orderDetail, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { saveDraft, savedDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { allowEverything } from '../setup/allowEverything.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withFiles } from '../setup/uploadedMaterials.ts';

let server: TestApp;
let agent: TestClient;
let photograph: string;

const uploaded = async (client: TestClient) =>
  (await client.ask(uploadSingleImage, { file: fileOf(await picture(), '照片.png') })).url;

async function attachedFiles(orderSn: string): Promise<number> {
  const rows = await server.database
    .selectFrom('order_files')
    .innerJoin('orders', 'orders.id', 'order_files.order_id')
    .select('file_id')
    .distinct()
    .where('orders.sn', '=', orderSn)
    .execute();
  return rows.length;
}

beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  agent = await server.signIn();
  photograph = await uploaded(agent);
  await allowEverything(server, agent);
});
afterAll(() => server.close());

const native = loadCatalogue().products.filter(({ jump }) => jump.kind === 'native');

test('orders for all products that the specification names are written here', () => {
  expect(native).toHaveLength(34);
});

test.each(native.map((product) => [product.id, product] as const))(
  '%s: a draft is saved, priced and becomes an order with the same content',
  async (productId, product) => {
    const draft = withFiles(completeDraft(product, { heads: Math.max(product.persons.min, 5) }), [photograph]);
    const saved = await agent.ask(saveDraft, { id: '', version: 0, draft });
    expect((await agent.ask(savedDraft, { id: saved.id })).draft).toEqual(draft);

    const { totalFen } = await agent.ask(quoteDraft, draft);
    expect(totalFen).toBe(totalOf(product, draft));
    const submission = { submissionId: `every-${productId}`, draftId: saved.id, draft, totalFen: totalFen ?? 0 };
    const { orderSn } = await agent.ask(submitOrder, submission);
    expect(await agent.ask(orderDetail, { orderSn })).toMatchObject(subjectsFor(product, draft));
    expect(await attachedFiles(orderSn)).toBe(subjectFiles(draft).length + (draft.materials ? 1 : 0));
  },
);

test("an order with another agent's photograph is refused", async () => {
  const product = native.find(({ sections }) => sections.write.includes('vehicle'));
  if (!product) throw new Error('no product for vehicles');
  const stranger = await server.signIn();
  for (const address of [await uploaded(stranger), 'https://elsewhere.example/photo.png']) {
    const draft = withFiles(completeDraft(product), [address]);
    const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
    const reply = await agent.send(submitOrder, submission);
    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '有文件未上传成功或已失效，请重新上传' });
  }
});
