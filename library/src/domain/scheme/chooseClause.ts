import type { Plan } from '../product/productDefinition.ts';
import { clauseStatusesOf } from './placeDuty.ts';
import type { ChosenClause, Scheme } from './scheme.ts';

/**
 * Sorts the chosen clauses in the order of the plan. Clauses that the plan doesn't have, or that the place-duty rule
 * disables, are removed. Missing compulsory clauses are added. A sum insured that the plan doesn't offer is replaced by
 * the first sum insured of the clause.
 */
function settled(plan: Plan, choice: readonly ChosenClause[]): readonly ChosenClause[] {
  const sums = new Map(choice.map(({ code, sumInsured }) => [code, sumInsured]));
  const statuses = clauseStatusesOf(plan.clauses, [...sums.keys()]);
  return plan.clauses.flatMap(({ code, options }) => {
    if (statuses.get(code) !== 'selected') return [];
    const wanted = sums.get(code);
    const option = options.find(({ sumInsured }) => sumInsured === wanted) ?? options[0];
    return option ? [{ code, sumInsured: option.sumInsured }] : [];
  });
}

/**
 * Adds a clause to the scheme, or changes its sum insured. If `sumInsured` is absent, the clause gets its first sum
 * insured. A clause that the plan doesn't have, or that the place-duty rule disables, isn't added.
 */
export function withClause(plan: Plan, scheme: Scheme, code: string, sumInsured?: number): Scheme {
  const others = scheme.clauses.filter((clause) => clause.code !== code);
  const first = plan.clauses.find((clause) => clause.code === code)?.options[0]?.sumInsured;
  return { ...scheme, clauses: settled(plan, [...others, { code, sumInsured: sumInsured ?? first ?? 0 }]) };
}

/** Removes an optional clause from the scheme, and with it the clauses that the place-duty rule then disables. */
export const withoutClause = (plan: Plan, scheme: Scheme, code: string): Scheme => ({
  ...scheme,
  clauses: settled(
    plan,
    scheme.clauses.filter((clause) => clause.code !== code),
  ),
});

/**
 * Changes the plan of the scheme. A clause and its sum insured are kept if the new plan has them too. The compulsory
 * clauses of the new plan are added.
 */
export const withPlan = (plan: Plan, scheme: Scheme): Scheme => ({
  ...scheme,
  planCode: plan.code,
  clauses: settled(plan, scheme.clauses),
});
