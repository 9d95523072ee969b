import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { expect } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import type { Send } from '../../../app/client/platform/http/http.ts';
import { conservationSettings } from '../../../app/contract/endorsements.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { withUploadedMaterials } from '../../setup/uploadedMaterials.ts';

const catalogue = loadCatalogue();

/** An insured order that a journey needs but doesn't test. It is sold by requests, without pages. */
interface SoldOrder {
  readonly orderSn: string;
  readonly groupName: string;
  readonly product: ProductDefinition;
}

/** An order of a product that has endorsements, with the id of its policy. */
export interface SoldPolicy extends SoldOrder {
  readonly policyUuid: string;
}

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields),
});

/** Presses a button of the sandbox's cashier: paid or failed. */
async function payAt(cashierUrl: string, outcome: 'paid' | 'failed'): Promise<void> {
  const answer = await fetch(cashierUrl, form({ outcome }));
  expect(answer.status).toBe(200);
}

/** Makes a decision about the newest row on one of the sandbox's desks. */
export async function decideAt(
  serverUrl: string,
  desk: 'endorsements' | 'invoices' | 'surrenders',
  reason: string,
  note = '',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const page = await (await fetch(`${serverUrl}/sandbox/${desk}`)).text();
  const action = new RegExp(`action="(/sandbox/${desk}/[^"]+)"`).exec(page)?.[1];
  if (action === undefined) throw new Error(`the desk has nothing to decide: ${page}`);
  const answer = await fetch(serverUrl + action, form({ reason, note, ...more }));
  expect(answer.status).toBe(200);
}

/** Waits until the policy of a paid order is issued. */
async function policyIsIssued(send: Send, orderSn: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    // Requests are sent one after another.
    const { policySn } = await send(orderDetail, { orderSn });
    if (policySn !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the policy did not come');
}

/**
 * Sells an order of a product, with cover for one year from 2026-12-01. The order is paid, and its policy is issued.
 */
export async function sellOrder(
  send: Send,
  productId: string,
  heads: number,
  rewritten: (draft: OrderDraft) => OrderDraft = (draft) => draft,
): Promise<SoldOrder> {
  const product = catalogue.productOf(productId);
  if (!product) throw new Error(`the catalogue lacks ${productId}`);
  const draft = await withUploadedMaterials({ ask: send }, rewritten(completeDraft(product, { heads })));
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  const { orderSn } = await send(submitOrder, submission);
  await payAt((await send(orderPayUrl, { orderSn })).payUrl, 'paid');
  await policyIsIssued(send, orderSn);
  return { orderSn, groupName: draft.applicant.groupName, product };
}

/** Sells a policy of a product that has endorsements; see `sellOrder`. */
export async function sellPolicy(...sold: Parameters<typeof sellOrder>): Promise<SoldPolicy> {
  const [send] = sold;
  const order = await sellOrder(...sold);
  const { policyUuid } = await send(conservationSettings, { policyUuid: order.orderSn });
  return { ...order, policyUuid };
}
