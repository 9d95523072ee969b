import type { ProductWords } from './productWords.ts';
import type { Scheme } from './scheme.ts';

/** Where a clause stands in a scheme: bought, offered by its plan and not bought, or not offered by its plan. */
export type CoverStatus = 'included' | 'optional' | 'notOffered';

/** A clause as a scheme covers it, in the product's words. */
export interface CoverLine {
  readonly code: string;
  /** The code where the product no longer has the clause. */
  readonly name: string;
  readonly status: CoverStatus;
  /** Sum insured that is bought, as its option words it; empty where none is. */
  readonly sumInsured: string;
}

/**
 * What a scheme covers and what its plan offers beside, in the plan's order. Plan cards, product page, comparison,
 * quotation, order and documents all tell it from here; a plan is told as the scheme that it starts with. A clause that
 * is bought with a sum insured of 0 isn't insured. `others` are clauses of other plans, for a comparison with them.
 */
export function coverLinesOf(
  product: Pick<ProductWords, 'plans'>,
  { planCode, clauses }: Pick<Scheme, 'planCode' | 'clauses'>,
  others: readonly { readonly code: string; readonly name: string }[] = [],
): readonly CoverLine[] {
  const offered = product.plans.find(({ code }) => code === planCode)?.clauses ?? [];
  const sums = new Map(clauses.map(({ code, sumInsured }) => [code, sumInsured]));
  const lines = offered.map(({ code, name, options }): CoverLine => {
    const sum = sums.get(code) ?? 0;
    if (sum === 0) return { code, name, status: 'optional', sumInsured: '' };
    const label = options.find(({ sumInsured }) => sumInsured === sum)?.label ?? String(sum);
    return { code, name, status: 'included', sumInsured: label };
  });
  const known = new Set(offered.map(({ code }) => code));
  const gone = clauses
    .filter(({ code, sumInsured }) => !known.has(code) && sumInsured > 0)
    .map(({ code, sumInsured }): CoverLine => ({
      code,
      name: code,
      status: 'included',
      sumInsured: String(sumInsured),
    }));
  const told = new Set([...known, ...gone.map(({ code }) => code)]);
  const missing = others
    .filter(({ code }) => !told.has(code))
    .map(({ code, name }): CoverLine => ({ code, name, status: 'notOffered', sumInsured: '' }));
  return [...lines, ...gone, ...missing];
}

/** The lines of one status. */
export const coverWith = (lines: readonly CoverLine[], status: CoverStatus): readonly CoverLine[] =>
  lines.filter((line) => line.status === status);
