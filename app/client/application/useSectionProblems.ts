import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { waitsForSubmission } from '@tuanbao/library/domain/product/fieldRule';
import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftProblems } from '../drafts/useDraft.ts';

/**
 * The problems of the applicant or of a subject, with paths from there on. What a rule of the product looks at on
 * submission alone is left out until the way on was refused.
 */
export function useSectionProblems(
  store: DraftStore,
  section: 'applicant' | SubjectSection,
  isRefused: boolean,
): readonly Problem[] {
  const { product } = store.surroundings;
  const inside = `${section}.`;
  return useDraftProblems(store).flatMap((problem) => {
    if (!problem.path.startsWith(inside) || (!isRefused && waitsForSubmission(product, problem))) return [];
    return [{ ...problem, path: problem.path.slice(inside.length) }];
  });
}
