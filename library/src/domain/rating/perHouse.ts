import { Big } from 'big.js';

import { houseAreaClassOf } from '../product/houseAreaClass.ts';
import { areaProblems } from './inputProblems.ts';
import type { ChainBase } from './premiumChain.ts';
import type { SubjectRule } from './subjectRule.ts';

/**
 * Premium of a house. It is the sum of the chosen clauses' premiums for the area class of the house. Clauses with a sum
 * insured of 0 are left out.
 */
export const perHouse: SubjectRule<'perHouse'> = ({ scheme, base }, { areaSquareMetres }) => {
  const problems = areaProblems('subject.areaSquareMetres', areaSquareMetres);
  if (problems.length > 0) return { problems };
  const areaClass = houseAreaClassOf(areaSquareMetres);
  const bases = scheme.clauses.flatMap(({ code, sumInsured }): ChainBase[] => {
    const clause = base.plan.clauses.find((candidate) => candidate.code === code);
    const premium = clause?.premiumsByAreaClass?.[areaClass];
    if (!clause || premium === undefined || sumInsured === 0) return [];
    return [{ step: 'house', label: clause.name, value: premium, amount: new Big(premium), isFlat: false }];
  });
  return { bases, factors: [] };
};
