import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';

/** The sentences of a refusal by change, from the rows that the server names (from 1). */
export function problemPersonsIn(
  data: unknown,
  changes: readonly PersonChange[],
): ReadonlyMap<PersonChange, readonly string[]> {
  const found = new Map<PersonChange, readonly string[]>();
  for (const each of Array.isArray(data) ? (data as readonly Partial<Record<'row' | 'message', unknown>>[]) : []) {
    if (typeof each.row !== 'number' || typeof each.message !== 'string') continue;
    const change = changes[each.row - 1];
    if (change) found.set(change, [...(found.get(change) ?? []), each.message]);
  }
  return found;
}
