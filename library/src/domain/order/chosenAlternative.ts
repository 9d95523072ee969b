import type { OrderDraft } from './orderDraft.ts';

/** True when the schemes of the draft are alternatives, so the customer must choose one before an order is created. */
export const offersAlternatives = ({
  schemeRelation,
  schemes,
}: Pick<OrderDraft, 'schemeRelation' | 'schemes'>): boolean => schemeRelation === 'alternatives' && schemes.length > 1;

/**
 * The draft of an order that is created from the draft of a quotation. If the quotation offers alternatives, the result
 * has only the chosen scheme and its persons. If the chosen scheme doesn't exist, the result has no scheme. If the
 * quotation offers no alternatives, the result has all schemes.
 */
export function orderDraftOf(quoted: OrderDraft, chosenSchemeId: string): OrderDraft {
  const { schemeRelation: _, ...draft } = quoted;
  if (!offersAlternatives(quoted)) return draft;
  return {
    ...draft,
    schemes: draft.schemes.filter(({ id }) => id === chosenSchemeId),
    persons: draft.persons.filter(({ schemeId }) => schemeId === chosenSchemeId),
  };
}
