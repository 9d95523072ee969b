import { Big } from 'big.js';

import { errorAt } from '../problem/problem.ts';
import { costProblems } from './inputProblems.ts';
import type { SubjectRule } from './subjectRule.ts';

/**
 * Premium of a construction contract: the cost of the contract × the rate in ‰ for project type, labour type and
 * qualification.
 */
export const byContractCost: SubjectRule<'byContractCost'> = ({ product, base }, subject) => {
  const { costFen, projectType, labourType, qualification } = subject;
  const problems = [...costProblems('subject.costFen', costFen)];
  const row =
    product.tariff?.basis === 'byContractCost'
      ? product.tariff.rates.find(
          (each) =>
            each.projectType === projectType && each.labourType === labourType && each.qualification === qualification,
        )
      : undefined;
  if (!row) return { problems: [...problems, errorAt('subject.projectType', 'worksNotCovered')] };
  if (problems.length > 0) return { problems };
  const cost = new Big(costFen).times('0.01');
  const amount = cost.times(row.perMille).times('0.001');
  const value = `${cost.toFixed()}×${row.perMille}‰`;
  return { bases: [{ step: 'contractCost', label: base.plan.name, value, amount, isFlat: false }], factors: [] };
};
