import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { NewPerson, Person } from './person.ts';

/** A field in which two records of a person differ. */
export type PersonDifference = 'name' | 'id' | 'sex' | 'birthday' | 'occupation' | 'class' | 'scheme';

/** The change of a person between the policy and the employer's current list. `kept`: none. */
export type ReconcileCase =
  | 'kept'
  | 'added'
  | 'removed'
  | 'replaced'
  | 'classChanged'
  | 'idCorrected'
  | 'nameCorrected'
  | 'unresolved';

/** Reasons why the user has to decide a line. */
export type UnresolvedReason =
  | 'listedTwice'
  | 'sameIdOtherName'
  | 'sameNameOtherId'
  | 'nameAndIdDiffer'
  | 'severalCandidates'
  | 'idMissing'
  | 'movedScheme'
  | 'detailsDiffer';

/** One finding: the insured person, the person in the list, and the case. */
export interface ReconcileLine {
  readonly id: number;
  readonly case: ReconcileCase;
  /** Null for a person who is only in the list. */
  readonly original: Person | null;
  /** Null for a person who is only in the policy. */
  readonly person: NewPerson | null;
  readonly differences: readonly PersonDifference[];
  /** Set where the case is `unresolved`. */
  readonly reason: UnresolvedReason | null;
}

/** The differences between a policy's persons and the employer's current list. */
export interface Reconciliation {
  /** In the list's order; then persons who are only in the policy, in its order. */
  readonly lines: readonly ReconcileLine[];
  /** Number of persons without any difference, who have no line. */
  readonly keptCount: number;
}

/** The data that the comparison needs. */
export interface ReconcileContext {
  readonly classOf: (person: NewPerson) => OccupationClass | null;
  /** True when a leaving and a new person of the same scheme and class count as a replacement. */
  readonly pairsReplacements: boolean;
}

/** A line before its id is assigned. */
export type Finding = Omit<ReconcileLine, 'id'>;

/** A record of the policy and the list's record of the same person. */
export interface Pair {
  readonly original: Person;
  readonly person: NewPerson;
  readonly differences: readonly PersonDifference[];
}

/** True when one of the wanted differences was found. */
export const hasDifference = (found: readonly PersonDifference[], ...wanted: readonly PersonDifference[]): boolean =>
  found.some((difference) => wanted.includes(difference));

/** The finding of a pair with a known case. */
export const settledAs = (found: Exclude<ReconcileCase, 'unresolved'>, pair: Pair): Finding => ({
  case: found,
  ...pair,
  reason: null,
});

/** The finding of a person of the list that the user has to decide. */
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
