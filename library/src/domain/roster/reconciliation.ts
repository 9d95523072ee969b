import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { NewPerson, Person } from './person.ts';

/** A field that can differ between two records of a person. */
export type PersonDifference =
  | 'name'
  | 'id'
  | 'sex'
  | 'birthday'
  | 'occupation'
  | 'class'
  | 'socialSecurity'
  | 'scheme';

/** Change of a person between the policy and the employer's current list. `kept` means that nothing changed. */
export type ReconcileCase =
  | 'kept'
  | 'added'
  | 'removed'
  | 'replaced'
  | 'classChanged'
  | 'idCorrected'
  | 'nameCorrected'
  | 'unresolved';

/** Reasons why the user must decide a line. */
export type UnresolvedReason =
  | 'listedTwice'
  | 'sameIdOtherName'
  | 'sameNameOtherId'
  | 'nameAndIdDiffer'
  | 'severalCandidates'
  | 'idMissing'
  | 'movedScheme'
  | 'detailsDiffer';

/** One result of the comparison: the insured person, the person in the list, and the case. */
export interface ReconcileLine {
  readonly id: number;
  readonly case: ReconcileCase;
  /** Null when the person is only in the list. */
  readonly original: Person | null;
  /** Null when the person is only in the policy. */
  readonly person: NewPerson | null;
  readonly differences: readonly PersonDifference[];
  /** The reason if the case is `unresolved`, otherwise null. */
  readonly reason: UnresolvedReason | null;
}

/** The differences between the persons of a policy and the employer's current list. */
export interface Reconciliation {
  /** Lines in the order of the list, followed by persons who are only in the policy. */
  readonly lines: readonly ReconcileLine[];
  /** Number of persons without any difference; they have no line. */
  readonly keptCount: number;
}

/** The data that the comparison of two lists needs. */
export interface ReconcileContext {
  readonly classOf: (person: NewPerson) => OccupationClass | null;
  /** True when a removed and a new person of the same scheme and class are paired as a replacement. */
  readonly pairsReplacements: boolean;
}

/** A line before its id is assigned. */
export type Finding = Omit<ReconcileLine, 'id'>;

/** A record of the policy and a record of the list that belong to the same person. */
export interface Pair {
  readonly original: Person;
  readonly person: NewPerson;
  readonly differences: readonly PersonDifference[];
}

/** True when at least one of the `wanted` differences was found. */
export const hasDifference = (found: readonly PersonDifference[], ...wanted: readonly PersonDifference[]): boolean =>
  found.some((difference) => wanted.includes(difference));

/** Creates the finding for a pair whose case is certain. */
export const settledAs = (found: Exclude<ReconcileCase, 'unresolved'>, pair: Pair): Finding => ({
  case: found,
  ...pair,
  reason: null,
});

/** Creates the finding for a person whom the user must decide. */
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
