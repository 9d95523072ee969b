import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { type Construction, type ConstructionCode, emptyConstruction } from './construction.ts';
import { constructionFields } from './constructionFields.ts';
import { constructionProblems } from './constructionProblems.ts';

/**
 * The rated subject of a project that is priced by contract cost; null while a value needed for the price is missing.
 */
export const contractSubjectOf = ({
  costFen,
  projectType,
  labourType,
  qualification,
}: Construction): SubjectOf<'byContractCost'> | null =>
  costFen === null || projectType === '' || labourType === '' || qualification === ''
    ? null
    : { basis: 'byContractCost', costFen, projectType, labourType, qualification };

/** The rated subject of a project that is priced by area; null while a value needed for the price is missing. */
export const constructionAreaSubjectOf = ({
  areaSquareMetres,
  projectType,
}: Construction): SubjectOf<'byArea'> | null =>
  areaSquareMetres === null || projectType === '' ? null : { basis: 'byArea', areaSquareMetres, projectType };

/** The rules for a construction project as an insured subject. */
export const constructionKind: SubjectKind<Construction, ConstructionCode> = {
  empty: emptyConstruction,
  fields: constructionFields,
  problems: constructionProblems,
  ratedBy: { byContractCost: contractSubjectOf, byArea: constructionAreaSubjectOf },
};
