import { ContradictionError } from '../wire/contradiction.ts';

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Returns the value of a field that a payload may carry under several names: the first value that isn't missing or
 * empty. If there is none, returns the first empty text or list; if all values are missing, undefined.
 *
 * @param path path of the field's first name, for the error
 * @throws ContradictionError when two of the values that aren't empty differ
 */
export function agreed<Value>(path: string, ...values: readonly (Value | null | undefined)[]): Value | undefined {
  const given = values.filter(isGiven);
  const [first] = given;
  if (new Set(given.map((value) => JSON.stringify(value))).size > 1) throw new ContradictionError('fieldsDiffer', path);
  return first ?? values.find((value) => value !== undefined && value !== null) ?? undefined;
}
