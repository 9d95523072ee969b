/**
 * Reads an own value of a record by a key that comes from a user, a file or a request. Returns undefined when there is
 * none, also for inherited names (`constructor`, `toString`, `__proto__`).
 */
export const ownValue = <Value>(
  record: { readonly [key: string]: Value } | null | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
