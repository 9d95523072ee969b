import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { EndorsementRule } from '../product/endorsementRule.ts';
import type { NewPerson } from '../roster/person.ts';
import { keepsIdentity, type PersonChange } from './personChange.ts';

/** Kind of a change as users read it: a replacement of a person by the same person is a correction (更正). */
export type ChangeMeaning = PersonChange['kind'] | 'correct';

/** Returns the effect of a change on the policy: a person joins, leaves, is replaced, or gets other data. */
export const meaningOf = (change: PersonChange): ChangeMeaning =>
  change.kind === 'replace' && keepsIdentity(change) ? 'correct' : change.kind;

/** The data that decide which changes can be joined to a replacement, and which replacement can be split. */
export interface PairingContext {
  readonly rule: Pick<EndorsementRule, 'kinds' | 'allowsClassChange' | 'allowsCombination'>;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

const personOf = (change: PersonChange): NewPerson => (change.kind === 'remove' ? change.original : change.person);

/**
 * Indexes of the changes with which a change can be joined to a replacement: the removals for an addition, and the
 * additions for a removal. Empty when the product doesn't allow replacements. If the product doesn't allow another
 * occupation class, only persons of the same class are returned. The limits of the policy are checked by
 * `endorsementProblems`.
 */
export function partnersOf(
  changes: readonly PersonChange[],
  index: number,
  context: PairingContext,
): readonly number[] {
  const { rule, classOf } = context;
  const change = changes[index];
  if (!change || change.kind === 'replace' || !rule.kinds.includes('replace')) return [];
  const wanted = change.kind === 'add' ? 'remove' : 'add';
  const ownClass = classOf(personOf(change));
  return changes.flatMap((other, at) => {
    const fits = rule.allowsClassChange || classOf(personOf(other)) === ownClass;
    return other.kind === wanted && fits ? [at] : [];
  });
}

/**
 * Joins an addition and a removal to a replacement. It takes the place of the earlier of the two in the list. @throws
 * RangeError when the two changes aren't an addition and a removal
 */
export function joined(changes: readonly PersonChange[], index: number, partner: number): readonly PersonChange[] {
  const both = [changes[index], changes[partner]];
  const coming = both.find((change) => change?.kind === 'add');
  const going = both.find((change) => change?.kind === 'remove');
  if (!coming || !going) throw new RangeError('not an addition and a removal');
  const replacement: PersonChange = { kind: 'replace', original: going.original, person: coming.person };
  const [first, second] = [Math.min(index, partner), Math.max(index, partner)];
  return changes.flatMap((change, at) => (at === first ? [replacement] : at === second ? [] : [change]));
}

/**
 * True when a change can be split into a removal and an addition. A correction can't be split, because both parts would
 * concern the same person.
 */
export const allowsSplit = (change: PersonChange, { rule }: Pick<PairingContext, 'rule'>): boolean =>
  meaningOf(change) === 'replace' &&
  rule.allowsCombination &&
  rule.kinds.includes('add') &&
  rule.kinds.includes('remove');

/**
 * Splits a replacement into a removal and an addition, which take its place in the list. @throws RangeError when the
 * change isn't a replacement
 */
export function split(changes: readonly PersonChange[], index: number): readonly PersonChange[] {
  const change = changes[index];
  if (change?.kind !== 'replace') throw new RangeError('not a replacement');
  const { original, person } = change;
  const parts: readonly PersonChange[] = [
    { kind: 'remove', original },
    { kind: 'add', person },
  ];
  return changes.flatMap((each, at) => (at === index ? parts : [each]));
}
