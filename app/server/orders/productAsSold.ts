import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { orderOfPolicy, productOfQuotation } from './policyOrderRepository.ts';

/**
 * The version of a product with which a policy or an order of the agent was sold, or a quotation of the agent was
 * priced. `policyUuid` may also be the number of an order or the id of a quotation.
 * @throws Refusal 900404 when the agent has no such policy, order or quotation of the product, or the catalogue doesn't
 * have the version
 */
export async function productAsSold(
  { database, catalogue }: Pick<Services, 'catalogue' | 'database'>,
  agent: AgentIdentity,
  { productId, policyUuid }: { readonly productId: string; readonly policyUuid: string },
): Promise<ProductDefinition> {
  const sold = await asAgent(
    database,
    agent.id,
    async (tx) =>
      (await orderOfPolicy(tx, agent.id, policyUuid)) ??
      (isUuid(policyUuid) ? productOfQuotation(tx, agent.id, policyUuid) : undefined),
  );
  const product = sold?.product_id === productId && catalogue.productOf(productId, sold.product_version);
  if (!product) throw notFound();
  return product;
}
