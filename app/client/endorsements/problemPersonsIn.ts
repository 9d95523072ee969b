/** The sentences of a refusal by change, from the rows that the server names (from 1). */
export function problemPersonsIn(data: unknown): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const each of Array.isArray(data) ? (data as readonly Partial<Record<'row' | 'message', unknown>>[]) : []) {
    if (typeof each.row !== 'number' || typeof each.message !== 'string') continue;
    found.set(each.row - 1, [...(found.get(each.row - 1) ?? []), each.message]);
  }
  return found;
}
