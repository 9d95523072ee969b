const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns a copy of a JSON value without the addresses of files. `keys` are the keys of these files; an address
 * contains the key of its file. In a list, the address is removed, and so is an object that has the address in a field.
 * Everywhere else, the address becomes the empty text.
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
