import { errorAt } from '../../problem/problem.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import { areaProblems, countProblems } from '../../rating/inputProblems.ts';
import { detailProblems, imageProblems, regionProblems } from '../shape/subjectFields.ts';
import type { SwimmingPools } from './swimmingPool.ts';

const mostPools = 1000;

/** Problems of the number of pools, which the price depends on (specification §5, swimming pool). */
export function poolCountProblems({ count }: Pick<SwimmingPools, 'count'>): readonly SubjectProblem[] {
  return count === null
    ? [errorAt('count', 'poolCountRequired')]
    : countProblems('count', count, { min: 1, max: mostPools });
}

/** Problems of pools: number, business area, region, address, photographs (specification §5). */
export const poolProblems = (pools: SwimmingPools): readonly SubjectProblem[] => [
  ...poolCountProblems(pools),
  ...(pools.areaSquareMetres === null
    ? [errorAt('areaSquareMetres', 'poolAreaRequired')]
    : areaProblems('areaSquareMetres', pools.areaSquareMetres)),
  ...regionProblems('address', pools.address, 'poolRegionRequired'),
  ...detailProblems('address', pools.address, 'poolAddressRequired'),
  ...imageProblems('images', pools.images, 'poolImagesRequired'),
];
