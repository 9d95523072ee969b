import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { productWhere } from './endorsedPolicy.ts';
import type { LiveApp } from './liveApp.ts';
import { policyUuidOf } from './submittedOrder.ts';
import type { TestClient } from './testClient.ts';

/** A policy in force, and the client of the agent who sold it. */
export interface SoldPolicy {
  readonly agent: TestClient;
  readonly policyUuid: string;
  readonly orderSn: string;
  readonly totalFen: number;
}

/**
 * Sells a policy: the order is paid at the gateway, and the insurer issues the policy. The policy's endorsements are
 * reviewed once and priced by the day.
 */
export async function soldPolicy(live: LiveApp, agent: TestClient): Promise<SoldPolicy> {
  const product = productWhere(
    live,
    ({ endorsement }) => endorsement.review === 'single' && endorsement.premiumMode === 'day',
  );
  const draft = completeDraft(product, { heads: 5 });
  const totalFen = totalOf(product, draft);
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen };
  const { orderSn } = await agent.ask(submitOrder, submission);
  await live.pay((await agent.ask(orderPayUrl, { orderSn })).payUrl);
  const [failure] = await live.runDueJobs();
  if (failure !== undefined) throw failure;
  return { agent, policyUuid: await policyUuidOf(live, orderSn), orderSn, totalFen };
}
