import type { Problem } from '@tuanbao/library/domain/problem/problem';

/** The parts of the writing screen, in order. */
export const sections = ['schemes', 'period', 'persons', 'applicant'] as const;

export type Section = (typeof sections)[number];

/** The element that a section is, for jumps. */
export const sectionId = (section: Section): string => `write-${section}`;

/** Ids of the two fields of the period. */
export const periodFieldIds = { startDate: 'period-startDate', months: 'period-months' } as const;

/** Where a problem belongs. */
export function sectionOf({ path }: Pick<Problem, 'path'>): Section {
  if (path === 'startDate' || path === 'months') return 'period';
  if (path.startsWith('applicant.')) return 'applicant';
  return path === 'persons' ? 'persons' : 'schemes';
}

/** The problems of the applicant, with paths from the applicant on. */
export const applicantProblemsIn = (problems: readonly Problem[]): readonly Problem[] =>
  problems.flatMap((problem) =>
    problem.path.startsWith('applicant.') ? [{ ...problem, path: problem.path.slice('applicant.'.length) }] : [],
  );
