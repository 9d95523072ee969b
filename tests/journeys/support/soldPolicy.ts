import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { expect } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import type { Send } from '../../../app/client/platform/http/http.ts';
import { conservationSettings } from '../../../app/contract/endorsements.ts';
import { orderPayUrl, submitOrder } from '../../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { withUploadedMaterials } from '../../setup/uploadedMaterials.ts';

const catalogue = loadCatalogue();

/** A policy that the journey needs but doesn't test. It is sold without the pages. */
export interface SoldPolicy {
  readonly orderSn: string;
  readonly policyUuid: string;
  readonly groupName: string;
  readonly product: ProductDefinition;
}

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields),
});

/** Presses a button of the cashier. */
async function payAt(cashierUrl: string, outcome: 'paid' | 'failed'): Promise<void> {
  const answer = await fetch(cashierUrl, form({ outcome }));
  expect(answer.status).toBe(200);
}

/** Presses a button of the newest row in one of the sandbox's desks. */
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

/** Waits for the policy of a paid order. */
async function issuedPolicy(send: Send, orderSn: string): Promise<{ readonly policyUuid: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    // Requests are sent one after another.
    const settings = await send(conservationSettings, { policyUuid: orderSn }).catch(() => null);
    if (settings) return settings;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the policy did not come');
}

/** Sells a policy of a product for one year from 2026-12-01. It is paid and issued. */
export async function sellPolicy(
  send: Send,
  productId: string,
  heads: number,
  rewritten: (draft: OrderDraft) => OrderDraft = (draft) => draft,
): Promise<SoldPolicy> {
  const product = catalogue.productOf(productId);
  if (!product) throw new Error(`the catalogue lacks ${productId}`);
  const draft = await withUploadedMaterials({ ask: send }, rewritten(completeDraft(product, { heads })));
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  const { orderSn } = await send(submitOrder, submission);
  await payAt((await send(orderPayUrl, { orderSn })).payUrl, 'paid');
  const { policyUuid } = await issuedPolicy(send, orderSn);
  return { orderSn, policyUuid, groupName: draft.applicant.groupName, product };
}
