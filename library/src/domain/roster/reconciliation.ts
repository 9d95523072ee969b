import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { NewPerson, Person } from './person.ts';

/** In what two records of a person differ. */
export type PersonDifference = 'name' | 'id' | 'sex' | 'birthday' | 'occupation' | 'class' | 'scheme';

/** What happened to a person between the policy and the employer's current list. `kept`: nothing. */
export type ReconcileCase =
  | 'kept'
  | 'added'
  | 'removed'
  | 'replaced'
  | 'classChanged'
  | 'idCorrected'
  | 'nameCorrected'
  | 'unresolved';

/** Why a line is left to the user. */
export type UnresolvedReason =
  | 'listedTwice'
  | 'sameIdOtherName'
  | 'sameNameOtherId'
  | 'nameAndIdDiffer'
  | 'severalCandidates'
  | 'idMissing'
  | 'movedScheme'
  | 'detailsDiffer';

/** One finding: who is insured now, who is in the list, and what that means. */
export interface ReconcileLine {
  readonly id: number;
  readonly case: ReconcileCase;
  /** Null where the list has a person whom the policy doesn't know. */
  readonly original: Person | null;
  /** Null where the policy has a person whom the list doesn't know. */
  readonly person: NewPerson | null;
  readonly differences: readonly PersonDifference[];
  /** Set where the case is `unresolved`. */
  readonly reason: UnresolvedReason | null;
}

/** The difference between a policy's persons and the employer's current list. */
export interface Reconciliation {
  /** In the list's order; persons whom the list doesn't know follow in the policy's order. */
  readonly lines: readonly ReconcileLine[];
  /** Persons without any difference: they have no line. */
  readonly keptCount: number;
}

/** What the comparison depends on. */
export interface ReconcileContext {
  readonly classOf: (person: NewPerson) => OccupationClass | null;
  /** Whether a leaver and a newcomer of the same scheme and class are taken for a replacement. */
  readonly pairsReplacements: boolean;
}

/** A line before it has its number. */
export type Finding = Omit<ReconcileLine, 'id'>;

/** A record of the policy and the record of the list that is taken for the same person. */
export interface Pair {
  readonly original: Person;
  readonly person: NewPerson;
  readonly differences: readonly PersonDifference[];
}

/** Whether any of the wanted differences is among those found. */
export const hasDifference = (found: readonly PersonDifference[], ...wanted: readonly PersonDifference[]): boolean =>
  found.some((difference) => wanted.includes(difference));

/** What a pair turned out to be. */
export const settledAs = (found: Exclude<ReconcileCase, 'unresolved'>, pair: Pair): Finding => ({
  case: found,
  ...pair,
  reason: null,
});

/** A person of the list that the user has to decide on. */
export const unresolvedFor = (
  person: NewPerson,
  reason: UnresolvedReason,
  pair: Omit<Pair, 'person'> | null = null,
): Finding => ({
  case: 'unresolved',
  original: pair?.original ?? null,
  person,
  differences: pair?.differences ?? [],
  reason,
});
