/**
 * Reads an own property of a record whose key comes from a user, a file or a request. Returns undefined for an unknown
 * key, and also for an inherited name such as `constructor`, `toString` or `__proto__`.
 */
export const ownValue = <Value>(
  record: { readonly [key: string]: Value } | null | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
