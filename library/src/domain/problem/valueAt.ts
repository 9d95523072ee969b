import { ownValue } from '../record/ownValue.ts';

/**
 * The value at the path of a problem inside the checked value. Undefined when the checked value contains no such path.
 */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = ownValue(found as Readonly<Record<string, unknown>>, name);
  }
  return found;
}
