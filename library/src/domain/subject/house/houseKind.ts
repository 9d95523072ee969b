import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyHouse, type House } from './house.ts';
import { houseProblems } from './houseProblems.ts';

/** The rated subject of a house; null while its area is missing. */
export const houseSubjectOf = ({ areaSquareMetres }: House): SubjectOf<'perHouse'> | null =>
  areaSquareMetres === null ? null : { basis: 'perHouse', areaSquareMetres };

/** Rules of the subject `house`. */
export const houseKind: SubjectKind<House> = {
  empty: emptyHouse,
  problems: houseProblems,
  ratedBy: { perHouse: houseSubjectOf },
  files: () => [],
};
