import type { Clause } from '../product/productDefinition.ts';

/** Status of a clause in a scheme (specification §4, clause status). */
export type ClauseStatus = 'selected' | 'selectable' | 'disabled';

/**
 * The status of every clause of a plan by its code (specification §4). While the place-duty clause that comes first in
 * the plan isn't selected, the other place-duty clauses are disabled. All other compulsory clauses are always selected.
 * Every other optional clause is selected if `chosen` contains its code, and selectable if not.
 * @param clauses the clauses of the plan in their order
 * @param chosen the codes of the clauses in the scheme
 */
export function clauseStatusesOf(
  clauses: readonly Pick<Clause, 'code' | 'kind' | 'isOptional'>[],
  chosen: readonly string[],
): ReadonlyMap<string, ClauseStatus> {
  const chosenCodes = new Set(chosen);
  const isChosen = ({ code, isOptional }: Pick<Clause, 'code' | 'isOptional'>) => !isOptional || chosenCodes.has(code);
  const first = clauses.find((clause) => clause.kind === 'placeDuty');
  const isPlaceDutyOpen = first === undefined || isChosen(first);

  return new Map(
    clauses.map((clause): [string, ClauseStatus] => {
      if (clause.kind === 'placeDuty' && clause !== first && !isPlaceDutyOpen) return [clause.code, 'disabled'];
      return [clause.code, isChosen(clause) ? 'selected' : 'selectable'];
    }),
  );
}
