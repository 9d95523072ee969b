import { mostPinned } from '../../contract/productShelf.schema.ts';
import type { ProductShelf } from '../../contract/productShelf.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { insertPin, pinnedProducts, recentProducts, removePin } from './shelfRepository.ts';

/**
 * The search for recent products reads this number of the agent's latest orders, and the same number of quotations and
 * of drafts.
 */
const depth = 50;
/** Maximum number of recent products. The number is small, so that they need little space on the page. */
const mostRecent = 3;

/** Returns a function that is true for the products that the agent can sell. */
const onSaleFor =
  ({ catalogue, offer }: Services, { partnerHost }: AgentIdentity) =>
  (productId: string): boolean =>
    catalogue.productOf(productId) !== undefined && !offer.isOff(productId, partnerHost);

/**
 * Pinned products and recent products of the agent. Only products on sale are included. A pinned product isn't repeated
 * among the recent products.
 */
export async function productShelf(services: Services, agent: AgentIdentity): Promise<ProductShelf> {
  const { database } = services;
  const { pinned, recent } = await asAgent(database, agent.id, async (tx) => ({
    pinned: await pinnedProducts(tx, agent.id),
    recent: await recentProducts(tx, agent.id, { depth, limit: mostRecent + mostPinned }),
  }));
  const isOnSale = onSaleFor(services, agent);
  return {
    pinned: pinned.filter(isOnSale).slice(0, mostPinned),
    recent: recent.filter((id) => isOnSale(id) && !pinned.includes(id)).slice(0, mostRecent),
  };
}

/**
 * Pins or unpins a product. Pinned products that aren't on sale aren't counted, because the shelf doesn't show them.
 * @throws Refusal 900404 when the product to be pinned isn't in the catalogue, 006004 when the agent has already pinned
 * the maximum number of products
 */
export async function pinProduct(
  services: Services,
  agent: AgentIdentity,
  { productId, isPinned }: { readonly productId: string; readonly isPinned: boolean },
): Promise<{ pinnedNum: number }> {
  const { database, catalogue, clock } = services;
  const isOnSale = onSaleFor(services, agent);
  if (isPinned && !catalogue.productOf(productId)) throw notFound();
  return asAgent(database, agent.id, async (tx) => {
    const before = await pinnedProducts(tx, agent.id);
    if (isPinned && !before.includes(productId)) {
      if (before.filter(isOnSale).length >= mostPinned) throw refused('tooManyPinned');
      await insertPin(tx, { agentId: agent.id, productId, at: clock.now() });
    }
    if (!isPinned) await removePin(tx, agent.id, productId);
    return { pinnedNum: (await pinnedProducts(tx, agent.id)).filter(isOnSale).length };
  });
}
