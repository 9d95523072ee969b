import { hasDifference, type ReconcileCase, type Reconciliation, type ReconcileLine } from './reconciliation.ts';

/**
 * The user's decision on a line of the comparison. `apart` splits a pair: the insured person is removed, and the person
 * in the list is added.
 */
export type ReconcileDecision = Exclude<ReconcileCase, 'unresolved'> | 'apart';

function decisionsForPair({ differences }: ReconcileLine): readonly ReconcileDecision[] {
  const decisions: ReconcileDecision[] = [];
  if (hasDifference(differences, 'name')) decisions.push('nameCorrected');
  if (hasDifference(differences, 'id')) decisions.push('idCorrected');
  if (hasDifference(differences, 'class', 'occupation')) decisions.push('classChanged');
  decisions.push('replaced');
  if (hasDifference(differences, 'id')) decisions.push('apart');
  decisions.push('kept');
  return decisions;
}

function allDecisions(line: ReconcileLine): readonly ReconcileDecision[] {
  if (line.original && line.person) return decisionsForPair(line);
  if (line.original) return ['removed', 'kept'];
  return line.reason === null ? ['added', 'kept'] : ['kept'];
}

/** The decisions that the user can make on a line, without its present decision. `kept` leaves the policy unchanged. */
export const alternativesFor = (line: ReconcileLine): readonly ReconcileDecision[] =>
  allDecisions(line).filter((decision) => decision !== line.case);

const nextId = (lines: readonly ReconcileLine[]) => lines.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

/**
 * Applies the user's decision on one line. @throws RangeError when there is no line with this id, or when the line
 * doesn't allow the decision
 */
export function overrule(reconciliation: Reconciliation, lineId: number, decision: ReconcileDecision): Reconciliation {
  const line = reconciliation.lines.find(({ id }) => id === lineId);
  if (!line || !allDecisions(line).includes(decision)) throw new RangeError('not a decision of this line');
  const decided: readonly ReconcileLine[] =
    decision === 'apart'
      ? [
          { ...line, case: 'removed', person: null, differences: [], reason: null },
          { ...line, id: nextId(reconciliation.lines), case: 'added', original: null, differences: [], reason: null },
        ]
      : [{ ...line, case: decision, reason: line.original && line.person ? null : line.reason }];
  return {
    ...reconciliation,
    lines: reconciliation.lines.flatMap((other) => (other.id === lineId ? decided : [other])),
  };
}
