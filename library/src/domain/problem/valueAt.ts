import { ownValue } from '../record/ownValue.ts';

/** The value at a problem's path inside the checked value; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = ownValue(found as Readonly<Record<string, unknown>>, name);
  }
  return found;
}
