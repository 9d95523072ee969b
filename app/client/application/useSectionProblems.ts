import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftProblems } from '../drafts/useDraft.ts';

/**
 * Returns the problems of the applicant or of an insured subject. Their paths are relative to the applicant or subject,
 * such as `groupName`.
 */
export function useSectionProblems(store: DraftStore, section: 'applicant' | SubjectSection): readonly Problem[] {
  const inside = `${section}.`;
  return useDraftProblems(store).flatMap((problem) => {
    if (!problem.path.startsWith(inside)) return [];
    return [{ ...problem, path: problem.path.slice(inside.length) }];
  });
}
