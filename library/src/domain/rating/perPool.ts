import { Big } from 'big.js';

import { errorAt } from '../problem/problem.ts';
import { areaProblems, countProblems } from './inputProblems.ts';
import type { ChainBase } from './premiumChain.ts';
import type { SubjectRule } from './subjectRule.ts';

const mostPools = 1000;

/** Premium of swimming pools. The price of each pool depends on its area. The prices of single pools aren't rounded. */
export const perPool: SubjectRule<'perPool'> = ({ product }, { pools }) => {
  const bands = product.tariff?.basis === 'perPool' ? product.tariff.bands : [];
  const problems = pools.flatMap(({ areaSquareMetres, count }, index) => [
    ...areaProblems(`subject.pools.${index}.areaSquareMetres`, areaSquareMetres),
    ...countProblems(`subject.pools.${index}.count`, count, { min: 1, max: mostPools }),
  ]);
  if (pools.length === 0) problems.push(errorAt('subject.pools', 'poolMissing'));
  if (problems.length > 0) return { problems };

  const bases: ChainBase[] = [];
  for (const [index, { areaSquareMetres, count }] of pools.entries()) {
    const band = bands.find(({ upTo }) => upTo === null || areaSquareMetres <= upTo);
    if (!band) return { problems: [errorAt(`subject.pools.${index}.areaSquareMetres`, 'areaNotCovered')] };
    const value = `${count}×${band.premium}`;
    const amount = new Big(band.premium).times(count);
    bases.push({ step: 'pool', label: `${areaSquareMetres}㎡`, value, amount, isFlat: false });
  }
  return { bases, factors: [] };
};
