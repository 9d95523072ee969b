import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { type Construction, emptyConstruction } from './construction.ts';
import { constructionProblems } from './constructionProblems.ts';

/** The rated subject of works that are priced by contract cost; null while data are missing. */
export const contractSubjectOf = ({
  costFen,
  projectType,
  labourType,
  qualification,
}: Construction): SubjectOf<'byContractCost'> | null =>
  costFen === null || projectType === '' || labourType === '' || qualification === ''
    ? null
    : { basis: 'byContractCost', costFen, projectType, labourType, qualification };

/** The rated subject of works that are priced by area; null while data are missing. */
export const constructionAreaSubjectOf = ({
  areaSquareMetres,
  projectType,
}: Construction): SubjectOf<'byArea'> | null =>
  areaSquareMetres === null || projectType === '' ? null : { basis: 'byArea', areaSquareMetres, projectType };

/** Rules of the subject `construction`. */
export const constructionKind: SubjectKind<Construction> = {
  empty: emptyConstruction,
  problems: constructionProblems,
  ratedBy: { byContractCost: contractSubjectOf, byArea: constructionAreaSubjectOf },
  files: ({ materialImages, contractVideo }) => [...materialImages, contractVideo],
};
