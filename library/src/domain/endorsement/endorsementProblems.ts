import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { type EndorsementRule, personsAllowedBy } from '../product/endorsementRule.ts';
import { identityOf, tellsPerson } from '../roster/duplicates.ts';
import type { NewPerson, Person } from '../roster/person.ts';
import { type CoverPeriod, type EffectiveDateCode, effectiveDateProblems } from './effectiveDate.ts';
import { kindsIn } from './endorsementType.ts';
import { changesNothing, type EndorsementRequest, keepsIdentity, rosterAfter } from './personChange.ts';

export type EndorsementCode =
  | EffectiveDateCode
  | 'effectiveDateBeforeLast'
  | 'endorsementInProgress'
  | 'nothingToChange'
  | 'kindNotAllowed'
  | 'combinationNotAllowed'
  | 'removalLimitExceeded'
  | 'replacementLimitExceeded'
  | 'tooFewRemain'
  | 'tooManyHeads'
  | 'classChangeNotAllowed'
  | 'returnNotAllowed'
  | 'notInsured'
  | 'changedTwice'
  | 'changesNothing'
  | 'returnsUnchanged'
  | 'originalDiffers'
  | 'E_DUPLICATE';

type EndorsementProblem = Problem<EndorsementCode>;

/** The data of a policy against which its endorsements are checked. */
export interface EndorsablePolicy {
  readonly cover: CoverPeriod;
  /** The persons who are currently insured. */
  readonly persons: readonly Person[];
  readonly initialHeads: number;
  /** Number of insured persons whose names aren't in the roster. @default 0 */
  readonly unlistedHeads?: number;
  /** Number of persons who were removed by endorsements since the policy started. */
  readonly removedSoFar: number;
  readonly replacedSoFar: number;
  /** Identities (`identityOf`) of all persons who were insured earlier and aren't insured any more. */
  readonly formerIdentities: ReadonlySet<string>;
  readonly hasOpenEndorsement: boolean;
  /** Effective date of the last endorsement; absent when the policy has none. */
  readonly lastEffectiveDate?: CalendarDay;
}

/** The data that are needed to check the request of an endorsement. */
export interface EndorsementContext {
  readonly rule: EndorsementRule;
  readonly policy: EndorsablePolicy;
  readonly today: CalendarDay;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

type Check = (request: EndorsementRequest, context: EndorsementContext) => readonly EndorsementProblem[];

/** Reports a problem if the policy has an open endorsement: only one may be open at a time (specification §5). */
export const openEndorsementProblems: Check = (_request, { policy }) =>
  policy.hasOpenEndorsement ? [errorAt('', 'endorsementInProgress')] : [];

/** Checks that the product allows each kind of change in the request, and their combination. */
export const kindProblems: Check = ({ changes }, { rule }) => {
  const kinds = kindsIn(changes);
  if (kinds.length === 0) return [errorAt('changes', 'nothingToChange')];
  const problems: EndorsementProblem[] = kinds
    .filter((kind) => !rule.kinds.includes(kind))
    .map((kind) => errorAt('changes', 'kindNotAllowed', { kind }));
  if (kinds.length > 1 && !rule.allowsCombination) problems.push(errorAt('changes', 'combinationNotAllowed'));
  return problems;
};

/**
 * Checks the effective date: tomorrow or later, within the cover, and not before the date of the last endorsement. An
 * earlier date would let a person leave before joining, with a refund for days that were never charged.
 */
export const dateProblems: Check = ({ effectiveDate }, { today, policy }) => {
  const problems = effectiveDateProblems(effectiveDate, today, policy.cover);
  const { lastEffectiveDate: earliest } = policy;
  if (problems.length > 0 || earliest === undefined || effectiveDate >= earliest) return problems;
  return [errorAt('effectiveDate', 'effectiveDateBeforeLast', { earliest })];
};

function limitProblems(
  code: 'removalLimitExceeded' | 'replacementLimitExceeded',
  allowed: number,
  soFar: number,
  now: number,
): readonly EndorsementProblem[] {
  const left = Math.max(allowed - soFar, 0);
  return now > left ? [errorAt('changes', code, { max: allowed, left, asked: now })] : [];
}

/**
 * Checks that all removals since the policy started, together with those of the request, stay within the product's
 * limit.
 */
export const removalLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'removalLimitExceeded',
    personsAllowedBy(rule.removalLimit, policy.initialHeads),
    policy.removedSoFar,
    changes.filter(({ kind }) => kind === 'remove').length,
  );

/**
 * Checks that all replacements since the policy started, together with those of the request, stay within the product's
 * limit. Only replacements by another person count; corrections and class changes of the same person don't.
 */
export const replacementLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'replacementLimitExceeded',
    personsAllowedBy(rule.replacementLimit, policy.initialHeads),
    policy.replacedSoFar,
    changes.filter((change) => change.kind === 'replace' && !keepsIdentity(change)).length,
  );

/**
 * Checks the number of persons who remain insured. A policy that is already below the minimum may still add persons.
 */
export const headProblems: Check = ({ changes }, { rule, policy }) => {
  const { persons, unlistedHeads = 0 } = policy;
  const before = persons.length + unlistedHeads;
  const heads = rosterAfter(persons, changes).length + unlistedHeads;
  if (heads < rule.minRemainingHeads && heads < before)
    return [errorAt('changes', 'tooFewRemain', { min: rule.minRemainingHeads, heads })];
  return rule.maxHeads !== null && heads > rule.maxHeads && heads > before
    ? [errorAt('changes', 'tooManyHeads', { max: rule.maxHeads, heads })]
    : [];
};

/** Finds replacements by a person of another occupation class, if the product doesn't allow them. */
export const classChangeProblems: Check = ({ changes }, { rule, classOf }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsClassChange || change.kind !== 'replace') return [];
    return classOf(change.original) === classOf(change.person)
      ? []
      : [errorAt(`changes.${index}`, 'classChangeNotAllowed')];
  });

/**
 * Finds replacements of a person by the same person with unchanged data. They would count towards the limit, or cause a
 * review, without any effect.
 */
export const unchangedProblems: Check = ({ changes }) =>
  changes.flatMap((change, index) =>
    change.kind === 'replace' && changesNothing(change) ? [errorAt(`changes.${index}`, 'changesNothing')] : [],
  );

/**
 * Finds persons who are removed in one line of the request and added unchanged in another. The two lines have no
 * effect, but count towards the limits.
 */
export const returnUnchangedProblems: Check = ({ changes }) => {
  const leaving = new Map(
    changes.flatMap((change) => (change.kind === 'add' ? [] : [[identityOf(change.original), change] as const])),
  );
  return changes.flatMap((change, index) => {
    if (change.kind === 'remove') return [];
    const left = leaving.get(identityOf(change.person));
    if (left === undefined || left === change || !tellsPerson(change.person)) return [];
    const isSame = changesNothing({ kind: 'replace', original: left.original, person: change.person });
    return isSame ? [errorAt(`changes.${index}`, 'returnsUnchanged')] : [];
  });
};

/** Finds persons who were insured earlier and would be insured again, when the product doesn't allow that. */
export const returnProblems: Check = ({ changes }, { rule, policy }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsReturn || change.kind === 'remove') return [];
    return policy.formerIdentities.has(identityOf(change.person))
      ? [errorAt(`changes.${index}`, 'returnNotAllowed')]
      : [];
  });

/**
 * Checks the original persons of the request and the roster that results from it (specification §5, duplicates). An
 * original person must be insured and may change only once. After the changes no person may be insured twice.
 */
export const rosterProblemsAfter: Check = ({ changes }, { policy }) => {
  const insured = new Set(policy.persons.map(({ key }) => key));
  const leaving = new Set<number>();
  const problems: EndorsementProblem[] = [];
  changes.forEach((change, index) => {
    if (change.kind === 'add') return;
    const { key } = change.original;
    if (!insured.has(key)) problems.push(errorAt(`changes.${index}`, 'notInsured'));
    else if (leaving.has(key)) problems.push(errorAt(`changes.${index}`, 'changedTwice'));
    leaving.add(key);
  });
  const identities = new Set(policy.persons.filter(({ key }) => !leaving.has(key)).map(identityOf));
  changes.forEach((change, index) => {
    if (change.kind === 'remove') return;
    const identity = identityOf(change.person);
    if (!tellsPerson(change.person)) return;
    if (identities.has(identity)) problems.push(errorAt(`changes.${index}`, 'E_DUPLICATE'));
    identities.add(identity);
  });
  return problems;
};

const checks: readonly Check[] = [
  openEndorsementProblems,
  kindProblems,
  dateProblems,
  removalLimitProblems,
  replacementLimitProblems,
  headProblems,
  classChangeProblems,
  unchangedProblems,
  returnUnchangedProblems,
  returnProblems,
  rosterProblemsAfter,
];

/**
 * All problems that a request has with its policy and product (domain rules §7). Paths are `changes.<i>` or a field of
 * the request. The fields of the persons are checked by `personProblems`, and the trial premium by `trialProblems`.
 */
export const endorsementProblems: Check = (request, context) => checks.flatMap((check) => check(request, context));
