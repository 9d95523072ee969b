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

/** The data of a policy that are needed to check its endorsements. */
export interface EndorsablePolicy {
  readonly cover: CoverPeriod;
  /** The persons who are currently insured. */
  readonly persons: readonly Person[];
  readonly initialHeads: number;
  /** Number of insured persons who aren't in the roster by name. @default 0 */
  readonly unlistedHeads?: number;
  /** Number of persons whom endorsements have removed since the policy started. */
  readonly removedSoFar: number;
  readonly replacedSoFar: number;
  /** Identities (`identityOf`) of all former insured persons who aren't insured now. */
  readonly formerIdentities: ReadonlySet<string>;
  readonly hasOpenEndorsement: boolean;
  /** Latest effective date of the confirmed endorsements; absent when there are none. */
  readonly lastEffectiveDate?: CalendarDay;
}

/** The data that are needed to check a request for an endorsement. */
export interface EndorsementContext {
  readonly rule: EndorsementRule;
  readonly policy: EndorsablePolicy;
  readonly today: CalendarDay;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

type Check = (request: EndorsementRequest, context: EndorsementContext) => readonly EndorsementProblem[];

/**
 * Reports a problem if another endorsement of the policy is open. A policy may have only one open endorsement
 * (specification §5).
 */
export const openEndorsementProblems: Check = (_request, { policy }) =>
  policy.hasOpenEndorsement ? [errorAt('', 'endorsementInProgress')] : [];

/** Checks that the product allows each kind of change in the request, and also the combination of these kinds. */
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
 * Checks the effective date. It must be tomorrow or later, and within the cover. It must not be before the effective
 * date of the last endorsement, because a person whom the last endorsement added could then be removed before the
 * addition takes effect. In this case, days that were never charged would be refunded.
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
 * Checks the number of removals against the product's limit. This number includes all removals since the policy started
 * and the removals of the request.
 */
export const removalLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'removalLimitExceeded',
    personsAllowedBy(rule.removalLimit, policy.initialHeads),
    policy.removedSoFar,
    changes.filter(({ kind }) => kind === 'remove').length,
  );

/**
 * Checks the number of replacements against the product's limit. This number includes all replacements since the policy
 * started and the replacements of the request. Corrections and class changes of the same person aren't included.
 */
export const replacementLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'replacementLimitExceeded',
    personsAllowedBy(rule.replacementLimit, policy.initialHeads),
    policy.replacedSoFar,
    changes.filter((change) => change.kind === 'replace' && !keepsIdentity(change)).length,
  );

/**
 * Checks the number of persons after the changes. A policy with fewer persons than the minimum may still gain persons,
 * and a policy with more persons than the maximum may still lose persons.
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

/** Finds replacements by a person of another occupation class, if the product doesn't allow another class. */
export const classChangeProblems: Check = ({ changes }, { rule, classOf }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsClassChange || change.kind !== 'replace') return [];
    return classOf(change.original) === classOf(change.person)
      ? []
      : [errorAt(`changes.${index}`, 'classChangeNotAllowed')];
  });

/**
 * Finds replacements of a person by the same person with the same data. Such a replacement has no effect, but would
 * have to be reviewed.
 */
export const unchangedProblems: Check = ({ changes }) =>
  changes.flatMap((change, index) =>
    change.kind === 'replace' && changesNothing(change) ? [errorAt(`changes.${index}`, 'changesNothing')] : [],
  );

/**
 * Finds persons who leave by one change of the request and join by another change with the same data. The two changes
 * together have no effect, but would count towards the limits of removals and replacements.
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

/**
 * Finds former insured persons whom the request insures again, if the product doesn't allow former persons to return.
 */
export const returnProblems: Check = ({ changes }, { rule, policy }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsReturn || change.kind === 'remove') return [];
    return policy.formerIdentities.has(identityOf(change.person))
      ? [errorAt(`changes.${index}`, 'returnNotAllowed')]
      : [];
  });

/**
 * Checks the original persons of the changes and the roster after the changes (specification §5, duplicates). An
 * original person must be insured and must occur in one change only. After the changes, no person may be insured twice.
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
 * All problems of a request for an endorsement (domain rules §7). The path of a problem is `changes.<i>`, a field of
 * the request, or empty. The fields of the persons are checked by `personProblems`, and the trial premium is checked by
 * `trialProblems`.
 */
export const endorsementProblems: Check = (request, context) => checks.flatMap((check) => check(request, context));
