import type { ProductDefinition } from '../product/productDefinition.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { SurchargeQuote } from './quotation.ts';

/**
 * The amounts that are charged once per order: the surcharge of every clause that at least one scheme has chosen with a
 * sum insured above 0 (specification §9).
 */
export function surchargesOf(
  product: ProductDefinition,
  schemes: readonly QuotableScheme[],
): readonly SurchargeQuote[] {
  const charged = new Map<string, SurchargeQuote>();
  for (const scheme of schemes) {
    const plan = product.plans.find(({ code }) => code === scheme.planCode);
    for (const { code, sumInsured } of scheme.clauses) {
      const clause = plan?.clauses.find((candidate) => candidate.code === code);
      if (clause?.surcharge !== undefined && sumInsured > 0) {
        charged.set(code, { clauseCode: code, label: clause.name, premium: clause.surcharge });
      }
    }
  }
  return [...charged.values()].sort((a, b) => (a.clauseCode < b.clauseCode ? -1 : 1));
}
