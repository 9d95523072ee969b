import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { WriteSection } from '@tuanbao/library/domain/product/productSection';
import { type SubjectSection, subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';

/** A part of the writing screen. */
export type Section = WriteSection;

/** The parts that a product asks for, in its order. */
export const sectionsOf = ({ sections }: Pick<ProductDefinition, 'sections'>): readonly Section[] => sections.write;

/** The element that a section is, for jumps. */
export const sectionId = (section: Section): string => `write-${section}`;

/** Ids of the two fields of the period. */
export const periodFieldIds = { startDate: 'period-startDate', months: 'period-months' } as const;

const subjectOf = (path: string): SubjectSection | undefined =>
  subjectSections.find((section) => path.startsWith(`${section}.`));

/** Where a problem belongs. */
export function sectionOf({ path }: Pick<Problem, 'path'>): Section {
  if (path === 'startDate' || path === 'months') return 'period';
  if (path.startsWith('applicant.')) return 'applicant';
  if (path.startsWith('invoice.')) return 'invoice';
  if (path === 'materials' || path.startsWith('materials.')) return 'materials';
  return subjectOf(path) ?? (path === 'persons' ? 'persons' : 'schemes');
}

/** The control that a problem is about; the section where no single control is. */
export function targetOf({ path }: Pick<Problem, 'path'>): string {
  if (path === 'startDate' || path === 'months') return periodFieldIds[path];
  if (path.startsWith('applicant.')) return path.split('.').slice(0, 2).join('-');
  return subjectOf(path) || path.startsWith('materials.') || path.startsWith('invoice.')
    ? path.replaceAll('.', '-')
    : sectionId(sectionOf({ path }));
}
