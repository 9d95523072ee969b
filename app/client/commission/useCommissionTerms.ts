import { useEarningsHidden } from '@tuanbao/library/components/Money';

import { type CommissionTerms, commissionTerms } from '../../contract/referenceData.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns the agent's commission for a product; null until it is loaded, if the agent may not see it, and in customer
 * mode (a customer sees the screen).
 */
export function useCommissionTerms(productId: string): CommissionTerms | null {
  const isHidden = useEarningsHidden();
  const terms = useQuestion(commissionTerms, isHidden ? null : { productId }, forVisit);
  return !isHidden && terms.data?.isShown ? terms.data : null;
}
