import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { NewPerson, Person } from './person.ts';

/** A field in which the data of a person in the policy and in the list can differ. */
export type PersonDifference =
  | 'name'
  | 'id'
  | 'sex'
  | 'birthday'
  | 'occupation'
  | 'class'
  | 'socialSecurity'
  | 'scheme';

/**
 * Change of a person from the policy to the employer's current list. `kept`: the person in the policy isn't changed.
 * `unresolved`: the user must decide.
 */
export type ReconcileCase =
  | 'kept'
  | 'added'
  | 'removed'
  | 'replaced'
  | 'classChanged'
  | 'idCorrected'
  | 'nameCorrected'
  | 'unresolved';

/** Reasons why the user must decide about a line. */
export type UnresolvedReason =
  | 'listedTwice'
  | 'sameIdOtherName'
  | 'sameNameOtherId'
  | 'nameAndIdDiffer'
  | 'severalCandidates'
  | 'idMissing'
  | 'movedScheme'
  | 'detailsDiffer';

/** One line of the comparison: the insured person, the person in the list, and the kind of change. */
export interface ReconcileLine {
  readonly id: number;
  readonly case: ReconcileCase;
  /** The insured person; null when the person in the list is paired with no insured person. */
  readonly original: Person | null;
  /** The person in the list; null when the person is only in the policy. */
  readonly person: NewPerson | null;
  readonly differences: readonly PersonDifference[];
  /**
   * The reason why the user must decide; null when the case is certain. After the decision, the reason is kept only if
   * the person has no pair.
   */
  readonly reason: UnresolvedReason | null;
}

/** The result of comparing the persons of a policy with the employer's current list. */
export interface Reconciliation {
  /**
   * Lines for the persons of the list who differ, in the order of the list, then lines for persons who are only in the
   * policy. If the user splits a pair, both lines stay at its place.
   */
  readonly lines: readonly ReconcileLine[];
  /** Number of persons who don't differ. They have no line. */
  readonly keptCount: number;
}

/** The data that are needed to compare a policy with a list. */
export interface ReconcileContext {
  readonly classOf: (person: NewPerson) => OccupationClass | null;
  /** True when a removed and a new person of the same scheme and class are paired as a replacement. */
  readonly pairsReplacements: boolean;
}

/** A line of the comparison before its id is assigned. */
export type Finding = Omit<ReconcileLine, 'id'>;

/** A person in the policy and the same person in the list, with their differences. */
export interface Pair {
  readonly original: Person;
  readonly person: NewPerson;
  readonly differences: readonly PersonDifference[];
}

/** True when at least one of the `wanted` differences was found. */
export const hasDifference = (found: readonly PersonDifference[], ...wanted: readonly PersonDifference[]): boolean =>
  found.some((difference) => wanted.includes(difference));

/** Creates the finding for a pair about which the user needn't decide. */
export const settledAs = (found: Exclude<ReconcileCase, 'unresolved'>, pair: Pair): Finding => ({
  case: found,
  ...pair,
  reason: null,
});

/** Creates the finding for a person about whom the user must decide. */
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
