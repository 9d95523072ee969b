const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A copy of a JSON value that doesn't name files any more: their addresses are taken out of lists and are empty elsewhere,
 * and an object in a list that has an address goes with it. An address contains the key of its file.
 */
export function withoutFiles(value: unknown, keys: readonly string[]): unknown {
  const isGone = (each: unknown): boolean => typeof each === 'string' && keys.some((key) => each.includes(key));
  const isOfFile = (each: unknown): boolean =>
    isGone(each) || (isObject(each) && !Array.isArray(each) && Object.values(each).some(isGone));
  if (isGone(value)) return '';
  if (Array.isArray(value)) {
    return value.filter((each) => !isOfFile(each)).map((each: unknown) => withoutFiles(each, keys));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutFiles(each, keys)]));
}
