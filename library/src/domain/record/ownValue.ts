/**
 * Reads an own property of a record whose key comes from a user, a file or a request. Returns undefined when the record
 * has no own property of this name; that includes inherited names (`constructor`, `toString`, `__proto__`).
 */
export const ownValue = <Value>(
  record: { readonly [key: string]: Value } | null | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
