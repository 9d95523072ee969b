import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { WriteSection } from '@tuanbao/library/domain/product/productSection';
import { type SubjectSection, subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { fleetPlaceOf } from '@tuanbao/library/domain/subject/vehicle/fleet';

/** Name of a section of the writing screen. */
export type Section = WriteSection;

/** Returns the sections that a product has on the writing screen, in the order that the product defines. */
export const sectionsOf = ({ sections }: Pick<ProductDefinition, 'sections'>): readonly Section[] => sections.write;

/** Returns the id of a section's element. Links jump to this id. */
export const sectionId = (section: Section): string => `write-${section}`;

/** Ids of the elements of the two fields of the period: first day and duration. */
export const periodFieldIds = { startDate: 'period-startDate', months: 'period-months' } as const;

const subjectOf = (path: string): SubjectSection | undefined =>
  subjectSections.find((section) => path.startsWith(`${section}.`));

/** Returns the section of the writing screen that contains the field of a problem. */
export function sectionOf({ path }: Pick<Problem, 'path'>): Section {
  if (path === 'startDate' || path === 'months') return 'period';
  if (path.startsWith('applicant.')) return 'applicant';
  if (path.startsWith('invoice.')) return 'invoice';
  if (path === 'materials' || path.startsWith('materials.')) return 'materials';
  return subjectOf(path) ?? (path === 'persons' ? 'persons' : 'schemes');
}

/**
 * Returns the id of the element to focus for a problem. The element is the control that the problem belongs to or, if
 * no control is known for the path of the problem, the section.
 */
export function targetOf({ path }: Pick<Problem, 'path'>): string {
  if (path === 'startDate' || path === 'months') return periodFieldIds[path];
  if (path.startsWith('applicant.')) return path.split('.').slice(0, 2).join('-');
  // Vehicles after the first are edited in a dialog. The button in the list opens the dialog, so the button gets the
  // focus.
  if (fleetPlaceOf(path) !== null) return path.split('.').slice(0, 3).join('-');
  return subjectOf(path) || path.startsWith('materials.') || path.startsWith('invoice.')
    ? path.replaceAll('.', '-')
    : sectionId(sectionOf({ path }));
}
