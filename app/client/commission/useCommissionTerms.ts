import { usePricesHidden } from '@tuanbao/library/components/Money';

import { type CommissionTerms, commissionTerms } from '../../contract/referenceData.ts';
import { forVisit, useQuestion } from '../data/useQuestion.ts';

/** What the agent earns by a product; null for whoever may not see it, and while a customer looks on. */
export function useCommissionTerms(productId: string): CommissionTerms | null {
  const isHidden = usePricesHidden();
  const terms = useQuestion(commissionTerms, isHidden ? null : { productId }, forVisit);
  return !isHidden && terms.data?.isShown ? terms.data : null;
}
