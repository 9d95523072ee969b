import { errorAt, type Problem } from '../problem/problem.ts';
import type { NewPerson, Person, PersonField } from '../roster/person.ts';
import type { Reconciliation, ReconcileLine } from '../roster/reconciliation.ts';
import type { PersonChange } from './personChange.ts';

const occupationFields: readonly PersonField[] = ['occupationCode', 'occupationName', 'occupationClass'];

const occupationCells: ReadonlySet<string> = new Set(occupationFields);

/**
 * Replaces the original data of a person by the new data. If a new field is empty, the original value stays. The three
 * occupation fields are treated together: they stay only if all three are empty in the new data.
 */
function corrected(original: Person, person: NewPerson): NewPerson {
  const namesOccupation = occupationFields.some((field) => person[field] !== '');
  const { key: _key, ...known } = original;
  const given = Object.entries(person).filter(([field, text]) =>
    occupationCells.has(field) ? namesOccupation : text !== '',
  );
  return { ...known, ...Object.fromEntries(given) };
}

const newcomer = (original: Person, person: NewPerson): NewPerson => ({
  ...person,
  schemeId: person.schemeId === '' ? original.schemeId : person.schemeId,
});

function changeOf({ case: found, original, person }: ReconcileLine): PersonChange | null {
  if (found === 'added' && person) return { kind: 'add', person };
  if (found === 'removed' && original) return { kind: 'remove', original };
  if (!original || !person || found === 'kept') return null;
  return {
    kind: 'replace',
    original,
    person: found === 'replaced' ? newcomer(original, person) : corrected(original, person),
  };
}

/**
 * Returns the changes of persons that result from a reconciliation. If the user still has to decide about some lines, returns a problem for each
 * of these lines instead (path `lines.<id>`). `endorsementProblems` checks afterwards that the product allows the
 * changes.
 */
export function changesOf(
  reconciliation: Reconciliation,
): { readonly changes: readonly PersonChange[] } | { readonly problems: readonly Problem<'reconcileUnresolved'>[] } {
  const open = reconciliation.lines.filter((line) => line.case === 'unresolved');
  if (open.length > 0)
    return {
      problems: open.map(({ id, reason }) => errorAt(`lines.${id}`, 'reconcileUnresolved', { reason: reason ?? '' })),
    };
  return { changes: reconciliation.lines.map(changeOf).filter((change) => change !== null) };
}
