import { Big } from 'big.js';

import { errorAt } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { areaProblems } from './inputProblems.ts';
import type { ChainBase } from './premiumChain.ts';
import type { SubjectRule } from './subjectRule.ts';

/**
 * Premium of an area. The amount of each chosen clause is square metres × rate × sum insured / 10,000. If the product
 * has a tariff, the sum of the amounts is multiplied by the tariff's factor for the project type.
 */
export const byArea: SubjectRule<'byArea'> = ({ product, scheme, base }, { areaSquareMetres, projectType }) => {
  const problems = [...areaProblems('subject.areaSquareMetres', areaSquareMetres)];
  const factor = product.tariff?.basis === 'byArea' ? product.tariff.projectTypes : null;
  const rate = ownValue(factor, projectType ?? '');
  if (factor && rate === undefined) problems.push(errorAt('subject.projectType', 'projectTypeUnknown'));
  if (problems.length > 0) return { problems };

  const bases = scheme.clauses.flatMap(({ code, sumInsured }): ChainBase[] => {
    const clause = base.plan.clauses.find((candidate) => candidate.code === code);
    const perSquareMetre = clause?.ratePerSquareMetre;
    if (!clause || perSquareMetre === undefined) return [];
    const amount = new Big(areaSquareMetres).times(perSquareMetre).times(sumInsured).times('0.0001');
    const value = `${areaSquareMetres}㎡×${perSquareMetre}×${new Big(sumInsured).times('0.0001').toFixed()}`;
    return [{ step: 'area', label: clause.name, value, amount, isFlat: false }];
  });
  return { bases, factors: rate === undefined ? [] : [{ step: 'projectType', label: projectType ?? '', rate }] };
};
