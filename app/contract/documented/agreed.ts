import { ContradictionError } from '../wire/contradiction.ts';

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * The value of a matter that a payload may tell under several names: the first that is given.
 *
 * @param path where the first stands
 * @throws ContradictionError where two are given and differ
 */
export function agreed<Value>(path: string, ...values: readonly (Value | null | undefined)[]): Value | undefined {
  const given = values.filter(isGiven);
  const [first] = given;
  if (new Set(given.map((value) => JSON.stringify(value))).size > 1) throw new ContradictionError('fieldsDiffer', path);
  return first ?? values.find((value) => value !== undefined && value !== null) ?? undefined;
}
