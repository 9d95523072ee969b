import type { Plan, ProductDefinition } from '../product/productDefinition.ts';
import type { ChosenClause, Scheme } from './scheme.ts';

/** The clauses with which a new scheme starts: all compulsory clauses of the plan, each with its first sum insured. */
export const compulsoryClausesOf = (plan: Plan): readonly ChosenClause[] =>
  plan.clauses
    .filter((clause) => !clause.isOptional)
    .map((clause) => ({ code: clause.code, sumInsured: clause.options[0]?.sumInsured ?? 0 }));

/**
 * Creates a scheme with the first plan, its compulsory clauses, and the neutral option of each factor table (or the
 * first option, if no option is neutral). If the product has an initial occupation, the scheme gets one person of this
 * occupation.
 */
export function newScheme(product: ProductDefinition, id: string, name: string): Scheme {
  const [plan] = product.plans;
  return {
    id,
    name,
    planCode: plan?.code ?? '',
    clauses: plan ? compulsoryClausesOf(plan) : [],
    deductible: standardOptionOf(product.deductibles),
    payoutRatio: standardOptionOf(product.payoutRatios),
    disabilityTable: standardOptionOf(product.disabilityTables),
    accidentRate: standardOptionOf(product.accidentRates ?? []),
    occupations: product.occupation.first ? [{ ...product.occupation.first, heads: 1 }] : [],
  };
}

const standardOptionOf = (options: readonly { readonly code: string; readonly rate: string }[]): string =>
  (options.find((option) => Number(option.rate) === 1) ?? options[0])?.code ?? '';
