import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';

import { constructionNames } from './subjects/construction.ts';
import { houseNames } from './subjects/house.ts';
import { poolNames } from './subjects/pool.ts';
import type { SubjectNames } from './subjects/subjectShape.ts';
import { vehicleNames } from './subjects/vehicle.ts';
import { venueNames } from './subjects/venue.ts';

const names = {
  construction: constructionNames,
  swimmingPool: poolNames,
  vehicle: vehicleNames,
  house: houseNames,
  orderExtension: venueNames,
} as const satisfies Readonly<Record<SubjectSection, SubjectNames>>;

/** Wire name of an insured subject, as a field of drafts and orders. */
export type SubjectName = (typeof names)[SubjectSection]['name'];

/**
 * Wire names of each insured subject and of its fields. The key is the section of the product's form for this subject.
 */
export const subjectNames: Readonly<Record<SubjectSection, SubjectNames & { readonly name: SubjectName }>> = names;
