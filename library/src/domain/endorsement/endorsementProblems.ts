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
  | 'originalDiffers'
  | 'E_DUPLICATE';

type EndorsementProblem = Problem<EndorsementCode>;

/** A policy as far as its endorsements depend on it. */
export interface EndorsablePolicy {
  readonly cover: CoverPeriod;
  /** Who is insured now. */
  readonly persons: readonly Person[];
  readonly initialHeads: number;
  /** Heads that are insured beside the listed persons. @default 0 */
  readonly unlistedHeads?: number;
  /** Persons removed and replaced since the policy began. */
  readonly removedSoFar: number;
  readonly replacedSoFar: number;
  /** Identities (`identityOf`) of everyone who was insured and no longer is. */
  readonly formerIdentities: ReadonlySet<string>;
  readonly hasOpenEndorsement: boolean;
  /** From when the last endorsement holds; absent: there was none. */
  readonly lastEffectiveDate?: CalendarDay;
}

/** What the checks of a request depend on. */
export interface EndorsementContext {
  readonly rule: EndorsementRule;
  readonly policy: EndorsablePolicy;
  readonly today: CalendarDay;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

type Check = (request: EndorsementRequest, context: EndorsementContext) => readonly EndorsementProblem[];

/** One endorsement at a time (specification §5, preservation duplicate). */
export const openEndorsementProblems: Check = (_request, { policy }) =>
  policy.hasOpenEndorsement ? [errorAt('', 'endorsementInProgress')] : [];

/** Kinds that the product allows, and whether together. */
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
 * From tomorrow, within the cover, and not before the endorsement that came last: who was to come in later can't have
 * gone before, and would be paid for days that were never charged.
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

/** Removals over the whole policy. */
export const removalLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'removalLimitExceeded',
    personsAllowedBy(rule.removalLimit, policy.initialHeads),
    policy.removedSoFar,
    changes.filter(({ kind }) => kind === 'remove').length,
  );

/** Replacements by other persons over the whole policy; corrections and class changes of the same person don't count. */
export const replacementLimitProblems: Check = ({ changes }, { rule, policy }) =>
  limitProblems(
    'replacementLimitExceeded',
    personsAllowedBy(rule.replacementLimit, policy.initialHeads),
    policy.replacedSoFar,
    changes.filter((change) => change.kind === 'replace' && !keepsIdentity(change)).length,
  );

/** Heads that remain; a policy that is below the minimum already may still grow. */
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

/** Replacements of another class, where the product refuses them. */
export const classChangeProblems: Check = ({ changes }, { rule, classOf }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsClassChange || change.kind !== 'replace') return [];
    return classOf(change.original) === classOf(change.person)
      ? []
      : [errorAt(`changes.${index}`, 'classChangeNotAllowed')];
  });

/** Replacements by the same person with nothing changed: they would cost a place of the limit, or a review, for nothing. */
export const unchangedProblems: Check = ({ changes }) =>
  changes.flatMap((change, index) =>
    change.kind === 'replace' && changesNothing(change) ? [errorAt(`changes.${index}`, 'changesNothing')] : [],
  );

/** Persons who come back, where the product refuses them. */
export const returnProblems: Check = ({ changes }, { rule, policy }) =>
  changes.flatMap((change, index) => {
    if (rule.allowsReturn || change.kind === 'remove') return [];
    return policy.formerIdentities.has(identityOf(change.person))
      ? [errorAt(`changes.${index}`, 'returnNotAllowed')]
      : [];
  });

/** Originals must be insured and change once; no person may be insured twice afterwards (specification §5, duplicates). */
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
  returnProblems,
  rosterProblemsAfter,
];

/**
 * Everything that the policy and the product have against a request (domain rules §7); paths are `changes.<i>` or a field
 * of the request. The persons' own cells are `personProblems`' business, the trial that of `trialProblems`.
 */
export const endorsementProblems: Check = (request, context) => checks.flatMap((check) => check(request, context));
