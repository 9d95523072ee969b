import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';

import type { TestApp } from './testApp.ts';

/** Id of the second alternative of `alternativesOf`. */
export const secondAlternative = 'scheme-2';

/**
 * Returns the draft of a quotation with two alternatives. The first has the persons of the given draft, the second has
 * 59 planned persons.
 */
export function alternativesOf(draft: OrderDraft, server: TestApp): OrderDraft {
  const product = server.services.catalogue.productOf(draft.productId)!;
  const occupations = [{ code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1 as const, heads: 59 }];
  const second = { ...newScheme(product, secondAlternative, '方案二'), occupations };
  return { ...draft, schemes: [...draft.schemes, second], schemeRelation: 'alternatives' };
}
