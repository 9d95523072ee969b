import type { OrderDraft } from './orderDraft.ts';

/** True when a customer must choose one scheme of the draft before an order is written from it. */
export const offersAlternatives = ({
  schemeRelation,
  schemes,
}: Pick<OrderDraft, 'schemeRelation' | 'schemes'>): boolean => schemeRelation === 'alternatives' && schemes.length > 1;

/**
 * The draft of an order that is written from the draft of a quotation. If the quotation offers alternatives, only the
 * chosen scheme and its persons are left; if it has no such scheme, the result has no scheme. Otherwise all schemes are
 * left.
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
