import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { WriteSection } from '@tuanbao/library/domain/product/productSection';
import { type SubjectSection, subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';

/** Section of the writing screen. */
export type Section = WriteSection;

/** Returns the sections of a product in its order. */
export const sectionsOf = ({ sections }: Pick<ProductDefinition, 'sections'>): readonly Section[] => sections.write;

/** Returns the element id of a section, for jumps. */
export const sectionId = (section: Section): string => `write-${section}`;

/** Element ids of the two fields of the period. */
export const periodFieldIds = { startDate: 'period-startDate', months: 'period-months' } as const;

const subjectOf = (path: string): SubjectSection | undefined =>
  subjectSections.find((section) => path.startsWith(`${section}.`));

/** Returns the section of a problem. */
export function sectionOf({ path }: Pick<Problem, 'path'>): Section {
  if (path === 'startDate' || path === 'months') return 'period';
  if (path.startsWith('applicant.')) return 'applicant';
  if (path.startsWith('invoice.')) return 'invoice';
  if (path === 'materials' || path.startsWith('materials.')) return 'materials';
  return subjectOf(path) ?? (path === 'persons' ? 'persons' : 'schemes');
}

/**
 * Returns the element id of the control that a problem is about; the id of the section when it is about no single
 * control.
 */
export function targetOf({ path }: Pick<Problem, 'path'>): string {
  if (path === 'startDate' || path === 'months') return periodFieldIds[path];
  if (path.startsWith('applicant.')) return path.split('.').slice(0, 2).join('-');
  return subjectOf(path) || path.startsWith('materials.') || path.startsWith('invoice.')
    ? path.replaceAll('.', '-')
    : sectionId(sectionOf({ path }));
}
