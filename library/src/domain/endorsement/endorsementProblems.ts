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

/** The parts of a policy that its endorsements depend on. */
export interface EndorsablePolicy {
  readonly cover: CoverPeriod;
  /** The persons who are insured now. */
  readonly persons: readonly Person[];
  readonly initialHeads: number;
  /** Number of insured persons who aren't listed. @default 0 */
  readonly unlistedHeads?: number;
  /** Number of persons removed and replaced since the policy began. */
  readonly removedSoFar: number;
  readonly replacedSoFar: number;
  /** Identities (`identityOf`) of all persons who were insured and no longer are. */
  readonly formerIdentities: ReadonlySet<string>;
  readonly hasOpenEndorsement: boolean;
  /** Effective date of the last endorsement; absent where there was none. */
  readonly lastEffectiveDate?: CalendarDay;
}

/** The data that the checks of a request need. */
export interface EndorsementContext {
  readonly rule: EndorsementRule;
  readonly policy: EndorsablePolicy;
  readonly today: CalendarDay;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

type Check = (request: EndorsementRequest, context: EndorsementContext) => readonly EndorsementProblem[];

/** One endorsement at a time (specification §5). */
export const openEndorsementProblems: Check = (_request, { policy }) =>
  policy.hasOpenEndorsement ? [errorAt('', 'endorsementInProgress')] : [];

/** The kinds that the product allows, and whether they can be combined. */
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
 * The effective date: from tomorrow, within the cover, and not before that of the last endorsement. Otherwise a person
 * could leave before they joined, and be refunded for days that were never charged.
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

/** Limit of removals over the whole policy. */
export const removalLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'removalLimitExceeded',
    personsAllowedBy(rule.removalLimit, policy.initialHeads),
    policy.removedSoFar,
    changes.filter(({ kind }) => kind === 'remove').length,
  );

/**
 * Limit of replacements by other persons over the whole policy; corrections and class changes of the same person don't
 * count.
 */
export const replacementLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'replacementLimitExceeded',
    personsAllowedBy(rule.replacementLimit, policy.initialHeads),
    policy.replacedSoFar,
    changes.filter((change) => change.kind === 'replace' && !keepsIdentity(change)).length,
  );

/** Number of remaining persons; a policy that is already below the minimum may still grow. */
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

/** Replacements with another class, where the product refuses them. */
export const classChangeProblems: Check = ({ changes }, { rule, classOf }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsClassChange || change.kind !== 'replace') return [];
    return classOf(change.original) === classOf(change.person)
      ? []
      : [errorAt(`changes.${index}`, 'classChangeNotAllowed')];
  });

/** Replacements by the same person without any change: they would use up the limit, or a review, for nothing. */
export const unchangedProblems: Check = ({ changes }) =>
  changes.flatMap((change, index) =>
    change.kind === 'replace' && changesNothing(change) ? [errorAt(`changes.${index}`, 'changesNothing')] : [],
  );

/**
 * Persons who leave in one line and come back unchanged in another: two lines that change nothing about the person, and
 * use up a limit.
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

/** Persons who return, where the product refuses them. */
export const returnProblems: Check = ({ changes }, { rule, policy }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsReturn || change.kind === 'remove') return [];
    return policy.formerIdentities.has(identityOf(change.person))
      ? [errorAt(`changes.${index}`, 'returnNotAllowed')]
      : [];
  });

/**
 * Original persons must be insured and may change once; no person may be insured twice afterwards (specification §5,
 * duplicates).
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
 * All problems of a request with the policy and the product (domain rules §7); paths are `changes.<i>` or a field of
 * the request. `personProblems` checks the persons' fields, `trialProblems` the trial.
 */
export const endorsementProblems: Check = (request, context) => checks.flatMap((check) => check(request, context));
