import type { Problem } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import { poolFields } from './poolFields.ts';
import type { PoolCode, SwimmingPools } from './swimmingPool.ts';

/** All problems of the insured swimming pools. Paths begin with the name of a field, for example `address.detail`. */
export const poolProblems = (pools: SwimmingPools): readonly Problem<PoolCode | SubjectProblemCode>[] =>
  fieldProblems(poolFields, null, pools);
