import type { EndorsementKind } from '../product/endorsementRule.ts';
import type { PersonChange } from './personChange.ts';

/**
 * The code of each kind of change in the specification. If a request has several kinds, its code is the sum of their
 * codes.
 */
export const endorsementKindCodes: Readonly<Record<EndorsementKind, number>> = { add: 100, remove: 10, replace: 1 };

export const endorsementKinds: readonly EndorsementKind[] = ['add', 'remove', 'replace'];

/** The code of a request: the sum of the codes of its different kinds. It is 0 when the request has no change. */
export const endorsementTypeCodeOf = (kinds: Iterable<EndorsementKind>): number =>
  [...new Set(kinds)].reduce((sum, kind) => sum + endorsementKindCodes[kind], 0);

/**
 * The kinds of change in a code, for example `add` and `remove` for 110. Null when the code isn't the sum of one or
 * more different codes of kinds.
 */
export function endorsementKindsOf(code: number): readonly EndorsementKind[] | null {
  if (!Number.isInteger(code) || code <= 0 || !/^[01]{1,3}$/.test(String(code))) return null;
  return endorsementKinds.filter((kind) => Math.floor(code / endorsementKindCodes[kind]) % 10 === 1);
}

/** The kinds of change that occur in a list of changes, in the order of the specification. */
export function kindsIn(changes: readonly PersonChange[]): readonly EndorsementKind[] {
  const found = new Set(changes.map(({ kind }) => kind));
  return endorsementKinds.filter((kind) => found.has(kind));
}
