import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { poolFields } from './poolFields.ts';
import { poolProblems } from './poolProblems.ts';
import { emptySwimmingPools, type PoolCode, type SwimmingPools } from './swimmingPool.ts';

/** The rated subject of swimming pools; null while their area or their number is missing. */
export const poolSubjectOf = ({ areaSquareMetres, count }: SwimmingPools): SubjectOf<'perPool'> | null =>
  areaSquareMetres === null || count === null ? null : { basis: 'perPool', pools: [{ areaSquareMetres, count }] };

/** The rules for swimming pools, all of one size, as an insured subject. */
export const poolKind: SubjectKind<SwimmingPools, PoolCode> = {
  empty: emptySwimmingPools,
  fields: poolFields,
  problems: (_, pools) => poolProblems(pools),
  ratedBy: { perPool: poolSubjectOf },
};
