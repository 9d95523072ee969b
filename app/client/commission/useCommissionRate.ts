import { usePricesHidden } from '@tuanbao/library/components/Money';

import { commissionTerms } from '../../contract/referenceData.ts';
import { forVisit, useQuestion } from '../data/useQuestion.ts';

/** Share of a product's premium that goes to the agent, a decimal string; '' for whoever may not see it, and while a customer looks on. */
export function useCommissionRate(productId: string): string {
  const isHidden = usePricesHidden();
  const terms = useQuestion(commissionTerms, isHidden ? null : { productId }, forVisit);
  return !isHidden && terms.data?.isShown ? terms.data.rate : '';
}
