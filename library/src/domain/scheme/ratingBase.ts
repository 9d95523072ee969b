import { errorAt, type Problem } from '../problem/problem.ts';
import type { DisabilityTable, FactorOption, Plan, ProductDefinition } from '../product/productDefinition.ts';
import type { QuotableScheme } from './scheme.ts';

/** The plan and the factor options that the codes of a scheme refer to. They are looked up once for each scheme. */
export interface RatingBase {
  readonly plan: Plan;
  readonly payoutRatio: FactorOption | null;
  readonly deductible: FactorOption | null;
  readonly disabilityTable: DisabilityTable | null;
  readonly accidentRate: FactorOption | null;
}

type Found<T> = { readonly option: T | null } | { readonly problem: Problem };

/**
 * Finds the option with a code in a table. If the table doesn't contain the code, returns a problem. If table and code
 * are both empty, the option is null.
 */
function optionIn<T extends FactorOption>(table: readonly T[], code: string, path: string): Found<T> {
  if (table.length === 0 && code === '') return { option: null };
  const option = table.find((candidate) => candidate.code === code);
  return option ? { option } : { problem: errorAt(path, 'optionUnknown') };
}

/**
 * Finds the option for the accident rate of a scheme. If the code is undefined, the option is null, and the factor is
 * 1.
 */
const accidentRateIn = (table: readonly FactorOption[], code: string | undefined): Found<FactorOption> =>
  code === undefined ? { option: null } : optionIn(table, code, 'accidentRate');

/**
 * The parts of the product from which a scheme is priced. If the product doesn't have a code or a sum insured of the
 * scheme, if a clause is chosen twice, or if a compulsory clause is missing, returns the problems instead.
 */
export function ratingBaseOf(
  product: ProductDefinition,
  scheme: QuotableScheme,
): { readonly base: RatingBase } | { readonly problems: readonly Problem[] } {
  const plan = product.plans.find((candidate) => candidate.code === scheme.planCode);
  if (!plan) return { problems: [errorAt('planCode', 'planUnknown')] };

  const payoutRatio = optionIn(product.payoutRatios, scheme.payoutRatio, 'payoutRatio');
  const deductible = optionIn(product.deductibles, scheme.deductible, 'deductible');
  const disabilityTable = optionIn(product.disabilityTables, scheme.disabilityTable, 'disabilityTable');
  const accidentRate = accidentRateIn(product.accidentRates ?? [], scheme.accidentRate);
  const problems = [...clauseProblems(plan, scheme)];
  for (const found of [payoutRatio, deductible, disabilityTable, accidentRate])
    if ('problem' in found) problems.push(found.problem);
  if ('problem' in payoutRatio || 'problem' in deductible) return { problems };
  if ('problem' in disabilityTable || 'problem' in accidentRate || problems.length > 0) return { problems };
  return {
    base: {
      plan,
      payoutRatio: payoutRatio.option,
      deductible: deductible.option,
      disabilityTable: disabilityTable.option,
      accidentRate: accidentRate.option,
    },
  };
}

function clauseProblems(plan: Plan, scheme: QuotableScheme): Problem[] {
  const problems: Problem[] = [];
  const chosen = new Set<string>();
  scheme.clauses.forEach(({ code, sumInsured }, index) => {
    const path = `clauses.${index}`;
    const clause = plan.clauses.find((candidate) => candidate.code === code);
    if (!clause || chosen.has(code)) problems.push(errorAt(path, 'clauseUnknown'));
    else if (!clause.options.some((option) => option.sumInsured === sumInsured)) {
      problems.push(errorAt(path, 'sumInsuredUnknown', { clause: clause.name }));
    }
    chosen.add(code);
  });
  for (const clause of plan.clauses) {
    if (!clause.isOptional && !chosen.has(clause.code)) {
      problems.push(errorAt('clauses', 'clauseMissing', { clause: clause.name }));
    }
  }
  return problems;
}
