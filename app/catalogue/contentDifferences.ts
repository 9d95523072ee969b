import { isRecord } from './schemaParts.ts';

/** A value that differs between two contents of a product. */
export interface ContentDifference {
  /** Path of the value, for example `plans[0].rate`. */
  readonly path: string;
  /** The value in the first content as JSON; empty if the first content doesn't have the value. */
  readonly before: string;
  readonly after: string;
}

const written = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

function entriesOf(value: unknown, path: string): ReadonlyMap<string, unknown> | null {
  if (Array.isArray(value)) return new Map(value.map((each, index) => [`${path}[${index}]`, each]));
  if (!isRecord(value)) return null;
  return new Map(Object.entries(value).map(([key, each]) => [path === '' ? key : `${path}.${key}`, each]));
}

/** Differences between two contents of a product, in the order of their fields. Lists are compared entry by entry. */
export function contentDifferences(before: unknown, after: unknown, path = ''): readonly ContentDifference[] {
  const [old, present] = [entriesOf(before, path), entriesOf(after, path)];
  if (!old || !present || Array.isArray(before) !== Array.isArray(after)) {
    return written(before) === written(after) ? [] : [{ path, before: written(before), after: written(after) }];
  }
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((key) =>
    contentDifferences(old.get(key), present.get(key), key),
  );
}
