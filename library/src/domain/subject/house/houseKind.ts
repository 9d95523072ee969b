import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyHouse, type House, type HouseCode } from './house.ts';
import { houseFields } from './houseFields.ts';
import { houseProblems } from './houseProblems.ts';

/** The rated subject of a house; null while its area is missing. */
export const houseSubjectOf = ({ areaSquareMetres }: House): SubjectOf<'perHouse'> | null =>
  areaSquareMetres === null ? null : { basis: 'perHouse', areaSquareMetres };

/** The rules for a house as an insured subject. */
export const houseKind: SubjectKind<House, HouseCode> = {
  empty: emptyHouse,
  fields: houseFields,
  problems: houseProblems,
  ratedBy: { perHouse: houseSubjectOf },
};
