import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { uploadSingleImage } from '../../app/contract/files.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/**
 * Submits a complete draft of the catalogue's first product, with the given changes. Returns number and premium of the
 * order.
 */
export async function submittedOrder(
  { services }: TestApp,
  client: Pick<TestClient, 'ask'>,
  changed: Partial<OrderDraft> = {},
): Promise<{ readonly orderSn: string; readonly totalFen: number }> {
  const product = services.catalogue.products[0]!;
  const draft = { ...completeDraft(product), ...changed };
  const totalFen = totalOf(product, draft);
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen };
  return { orderSn: (await client.ask(submitOrder, submission)).orderSn, totalFen };
}

/** Returns the id of the policy that was issued for an order. @throws when the order has no policy */
export async function policyUuidOf({ database }: Pick<TestApp, 'database'>, orderSn: string): Promise<string> {
  const { uuid } = await database
    .selectFrom('policies')
    .innerJoin('orders', 'orders.id', 'policies.order_id')
    .select('policies.uuid')
    .where('orders.sn', '=', orderSn)
    .executeTakeFirstOrThrow();
  return uuid;
}

/** Uploads a picture of a voucher. Returns its address. */
export const voucherOf = async (client: Pick<TestClient, 'ask'>): Promise<string> =>
  (await client.ask(uploadSingleImage, { file: fileOf(await picture(), '凭证.png') })).url;
