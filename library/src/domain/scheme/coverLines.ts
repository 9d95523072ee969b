import type { ProductWords } from './productWords.ts';
import type { Scheme } from './scheme.ts';

/**
 * Status of a clause in a scheme. `optional`: the plan of the scheme offers the clause, but the scheme doesn't include
 * it. `notOffered`: the plan doesn't have the clause.
 */
export type CoverStatus = 'included' | 'optional' | 'notOffered';

/** A clause of a scheme, with the names and labels of the product. */
export interface CoverLine {
  readonly code: string;
  /**
   * Name of the clause. If the scheme includes a clause that its plan no longer has, the code of the clause is used.
   */
  readonly name: string;
  readonly status: CoverStatus;
  /** Label of the sum insured; empty when the scheme doesn't include the clause. */
  readonly sumInsured: string;
}

/**
 * The clauses that the plan of a scheme offers, in the order of the plan, then the clauses of the scheme that the plan
 * no longer offers. A clause with a sum insured of 0 is treated as not included. `others` are clauses of other plans,
 * which a comparison also shows. A caller without a scheme passes the code of a plan and the clauses that are shown as
 * included.
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

/** Returns those lines that have the given status. */
export const coverWith = (lines: readonly CoverLine[], status: CoverStatus): readonly CoverLine[] =>
  lines.filter((line) => line.status === status);
