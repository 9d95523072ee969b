import type { OrderDraft } from './orderDraft.ts';

/** True when a customer must choose one scheme of the draft before an order is written from it. */
export const offersAlternatives = ({
  schemeRelation,
  schemes,
}: Pick<OrderDraft, 'schemeRelation' | 'schemes'>): boolean => schemeRelation === 'alternatives' && schemes.length > 1;

/**
 * The draft of an order for one alternative of a quotation: only its scheme and its persons are left. If the draft has
 * no such scheme, the result has no scheme either.
 */
export function draftOfAlternative(draft: OrderDraft, schemeId: string): OrderDraft {
  const { schemeRelation: _, ...order } = draft;
  return {
    ...order,
    schemes: draft.schemes.filter(({ id }) => id === schemeId),
    persons: draft.persons.filter((person) => person.schemeId === schemeId),
  };
}
