/**
 * The value that a record holds under a text of a user, a file or a request; undefined where it holds none, also for
 * names that every object inherits (`constructor`, `toString`, `__proto__`).
 */
export const ownValue = <Value>(
  record: { readonly [key: string]: Value } | null | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
