import type { ClauseKind, ProductDefinition } from '../product/productDefinition.ts';
import type { CoverStatus } from './coverLines.ts';

/** How a plan offers a clause. */
export interface CoverCell {
  /**
   * `included`: the plan always contains the clause. `optional`: a scheme may leave it out. `notOffered`: the plan
   * doesn't have the clause.
   */
  readonly status: CoverStatus;
  /** Labels of the sums insured that can be chosen, in the order of the plan; empty when the plan lacks the clause. */
  readonly limits: readonly string[];
}

/** A clause in the table of covers (保障责任), with a cell for each plan of the product. */
export interface CoverRow {
  readonly code: string;
  readonly name: string;
  readonly kind: ClauseKind;
  readonly cells: readonly CoverCell[];
}

/**
 * The table of the covers of a product: all clauses in the order of the plans, and how each plan offers them. A sum
 * insured of 0 stands for a clause that isn't insured, so `limits` doesn't contain its label.
 */
export function coverTableOf({ plans }: Pick<ProductDefinition, 'plans'>): readonly CoverRow[] {
  const clauses = new Map(plans.flatMap((plan) => plan.clauses.map((clause) => [clause.code, clause] as const)));
  return [...clauses.values()].map(({ code, name, kind }) => ({
    code,
    name,
    kind,
    cells: plans.map((plan): CoverCell => {
      const offered = plan.clauses.find((clause) => clause.code === code);
      if (!offered) return { status: 'notOffered', limits: [] };
      return {
        status: offered.isOptional ? 'optional' : 'included',
        limits: offered.options.filter(({ sumInsured }) => sumInsured > 0).map(({ label }) => label),
      };
    }),
  }));
}
