import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { orderOfPolicy } from './policyOrderRepository.ts';

/**
 * The version of a product with which a policy or an order of the agent was sold. `policyUuid` may also be the number of
 * an order. @throws Refusal 900404 when the agent has no such policy or order of the product
 */
export async function productAsSold(
  { database, catalogue }: Pick<Services, 'catalogue' | 'database'>,
  agent: AgentIdentity,
  { productId, policyUuid }: { readonly productId: string; readonly policyUuid: string },
): Promise<ProductDefinition> {
  const order = await asAgent(database, agent.id, (tx) => orderOfPolicy(tx, agent.id, policyUuid));
  const product = order?.product_id === productId && catalogue.productOf(productId, order.product_version);
  if (!product) throw notFound();
  return product;
}
