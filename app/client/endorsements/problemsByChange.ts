import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';

import type { ProblemPerson } from '../problemPersons/problemPersonsOf.ts';

/**
 * Returns the messages of a refusal by the change that they belong to. The server identifies a change by the number of
 * its row, counted from 1.
 */
export function problemsByChange(
  persons: readonly ProblemPerson[],
  changes: readonly PersonChange[],
): ReadonlyMap<PersonChange, readonly string[]> {
  const found = new Map<PersonChange, readonly string[]>();
  for (const { row, message } of persons) {
    const change = changes[row - 1];
    if (change) found.set(change, [...(found.get(change) ?? []), message]);
  }
  return found;
}
