import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { EndorsementRule } from '../product/endorsementRule.ts';
import type { NewPerson } from '../roster/person.ts';
import { keepsIdentity, type PersonChange } from './personChange.ts';

/**
 * Kind of a change in the user's view. If a person is replaced by the same person with different data, the kind is
 * `correct` (更正).
 */
export type ChangeMeaning = PersonChange['kind'] | 'correct';

/** Returns the kind of a change in the user's view: a person is added, removed, replaced or corrected. */
export const meaningOf = (change: PersonChange): ChangeMeaning =>
  change.kind === 'replace' && keepsIdentity(change) ? 'correct' : change.kind;

/** The data that decide which changes can be joined into a replacement, and whether a replacement can be split. */
export interface PairingContext {
  readonly rule: Pick<EndorsementRule, 'kinds' | 'allowsClassChange' | 'allowsCombination'>;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

const personOf = (change: PersonChange): NewPerson => (change.kind === 'remove' ? change.original : change.person);

/**
 * Indexes of the changes that can be joined with the change at `index` into a replacement. For an addition these are
 * removals; for a removal these are additions. If the product doesn't allow a change of the occupation class, both
 * persons must have the same class. If the change is a replacement, or the product doesn't allow replacements, the list
 * is empty. The limits of the policy aren't checked here but in `endorsementProblems`.
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
 * Joins an addition and a removal into a replacement. In the list, the replacement takes the place of the first of the
 * two changes.
 * @throws RangeError when the two changes aren't an addition and a removal
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
 * True when a change can be split into a removal and an addition, and the product allows both in one request. A
 * correction can't be split, because both parts would concern the same person.
 */
export const allowsSplit = (change: PersonChange, { rule }: Pick<PairingContext, 'rule'>): boolean =>
  meaningOf(change) === 'replace' &&
  rule.allowsCombination &&
  rule.kinds.includes('add') &&
  rule.kinds.includes('remove');

/**
 * Splits a replacement into a removal and an addition. Both take the place of the replacement in the list.
 * @throws RangeError when the change isn't a replacement
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
