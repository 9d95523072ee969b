import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { poolProblems } from './poolProblems.ts';
import { emptySwimmingPools, type SwimmingPools } from './swimmingPool.ts';

/** The rated subject of pools; null while the area or the number is missing. */
export const poolSubjectOf = ({ areaSquareMetres, count }: SwimmingPools): SubjectOf<'perPool'> | null =>
  areaSquareMetres === null || count === null ? null : { basis: 'perPool', pools: [{ areaSquareMetres, count }] };

/** Rules of the subject `swimmingPool`; all pools have the same size. */
export const poolKind: SubjectKind<SwimmingPools> = {
  empty: emptySwimmingPools,
  problems: (_, pools) => poolProblems(pools),
  ratedBy: { perPool: poolSubjectOf },
  files: ({ images }) => images,
};
