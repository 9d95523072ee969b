import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { waitsForSubmission } from '@tuanbao/library/domain/product/fieldRule';
import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftProblems } from '../drafts/useDraft.ts';

/**
 * Returns the problems of the applicant or of an insured subject. Their paths are relative to the applicant or subject,
 * such as `groupName`. Some product rules apply only when the form is submitted. Their problems are left out until the
 * user has pressed the button of the next step.
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
