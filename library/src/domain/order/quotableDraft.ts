import type { QuotableDraft } from '../rating/quotation.ts';
import type { RatingSubject } from '../rating/subject.ts';
import type { OccupationLine, Scheme } from '../scheme/scheme.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * What is priced of a draft: a scheme that has persons is priced for them, one without for its planned head counts.
 * `rosterLines` holds the heads per class of each scheme (`rosterLinesOf`, or the roster store's own counts); `subject`
 * is what is counted where that isn't persons (`ratingSubjectOf`).
 */
export function quotableDraftOf(
  draft: Pick<OrderDraft, 'months' | 'applyQuantity'> & { readonly schemes: readonly Scheme[] },
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
    ...(subject ? { subject } : {}),
  };
}
