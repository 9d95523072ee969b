import type { QuotableDraft } from '../rating/quotation.ts';
import type { RatingSubject } from '../rating/subject.ts';
import type { OccupationLine, Scheme } from '../scheme/scheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * The parts of a draft that decide its price. A scheme with persons in `rosterLines` is priced for these persons. Any
 * other scheme is priced for its planned number of persons. `rosterLines` contains the number of persons per class for
 * each scheme (`rosterLinesOf`, or the counts of the roster store). `subject` is the rated subject of a product that
 * isn't priced per person (`ratingSubjectOf`).
 */
export function quotableDraftOf(
  draft: Pick<OrderDraft, 'months' | 'applyQuantity' | 'schemeRelation'> & { readonly schemes: readonly Scheme[] },
  rosterLines: ReadonlyMap<string, readonly OccupationLine[]>,
  subject: RatingSubject | null = null,
): QuotableDraft {
  return {
    months: draft.months,
    applyQuantity: draft.applyQuantity,
    schemes: draft.schemes.map((scheme) => {
      const lines = rosterLines.get(scheme.id);
      return { ...scheme, occupations: lines && lines.length > 0 ? lines : scheme.occupations };
    }),
    ...(draft.schemeRelation ? { schemeRelation: draft.schemeRelation } : {}),
    ...(subject ? { subject } : {}),
  };
}
