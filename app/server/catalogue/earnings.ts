import { percentOf } from '@tuanbao/library/domain/money/commission';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { commissionTermsFor } from './referenceData.ts';

/**
 * Adds to each product the agent's current commission in per cent, and the number of running rewards. If the agent may
 * not see commission (`showsCommission`), neither is added.
 */
export const withEarnings = (
  catalogue: Catalogue,
  products: readonly ProductSummary[],
  agent: AgentIdentity,
  today: string,
): readonly ProductSummary[] =>
  products.map((summary) => {
    const product = catalogue.productOf(summary.id);
    const terms = product && commissionTermsFor(catalogue, product, agent, today);
    if (!terms?.isShown) return summary;
    return { ...summary, earnings: { percent: percentOf(terms.rate), rewards: terms.missions.length } };
  });
