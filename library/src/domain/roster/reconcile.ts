import { identityOf } from './duplicates.ts';
import type { NewPerson, Person } from './person.ts';
import { comparableName, differencesOf } from './reconcileDifferences.ts';
import { pairLeftovers } from './reconcilePairs.ts';
import {
  type Finding,
  hasDifference,
  type Pair,
  type ReconcileContext,
  type Reconciliation,
  type ReconcileLine,
  settledAs,
  unresolvedFor,
} from './reconciliation.ts';

const sharesCharacter = (one: string, other: string) => {
  const characters = new Set(one);
  return Array.from(other).some((character) => characters.has(character));
};

/**
 * The finding for an insured person and a person of the list with the same id type and number. It depends on the
 * differences in the other fields. Null when there are no differences.
 */
function sameIdentity(pair: Pair): Finding | null {
  const { original, person, differences } = pair;
  if (differences.length === 0) return null;
  if (
    hasDifference(differences, 'name') &&
    !sharesCharacter(comparableName(original.name), comparableName(person.name))
  )
    return unresolvedFor(person, 'sameIdOtherName', pair);
  if (hasDifference(differences, 'scheme')) return unresolvedFor(person, 'movedScheme', pair);
  if (hasDifference(differences, 'class', 'occupation')) return settledAs('classChanged', pair);
  return hasDifference(differences, 'name')
    ? settledAs('nameCorrected', pair)
    : unresolvedFor(person, 'detailsDiffer', pair);
}

/**
 * The findings of the first step, which pairs persons by their id numbers, and the insured persons who weren't paired.
 */
interface PairedIdentities {
  readonly findings: Map<NewPerson, Finding | null>;
  readonly leftBefore: readonly Person[];
}

/** Pairs persons who have the same identity. Returns the findings, and the insured persons who weren't paired. */
function* pairIdentities(
  before: readonly Person[],
  after: readonly NewPerson[],
  context: ReconcileContext,
): Generator<undefined, PairedIdentities> {
  const byIdentity = new Map<string, Person>();
  for (const person of before) {
    yield;
    const identity = identityOf(person);
    if (identity !== '' && !byIdentity.has(identity)) byIdentity.set(identity, person);
  }
  const findings = new Map<NewPerson, Finding | null>();
  const seen = new Set<string>();
  const found = new Set<Person>();
  for (const person of after) {
    yield;
    const identity = identityOf(person);
    if (identity === '') continue;
    if (seen.has(identity)) {
      findings.set(person, unresolvedFor(person, 'listedTwice'));
      continue;
    }
    const original = byIdentity.get(identity) ?? null;
    seen.add(identity);
    if (original === null) continue;
    found.add(original);
    findings.set(person, sameIdentity({ original, person, differences: differencesOf(original, person, context) }));
  }
  return { findings, leftBefore: before.filter((person) => !found.has(person)) };
}

/**
 * Compares the persons of a policy with the employer's current list (domain rules §7, reconcile). Persons are first
 * matched by id type and number. The remaining persons are matched by name, birthday and similar numbers. Uncertain
 * matches become `unresolved`. The result of a line can be changed with `overrule`. Neither list is changed. Screens
 * call `reconcileInTurns` instead.
 * @public
 */
export function reconcileRosters(
  before: readonly Person[],
  after: readonly NewPerson[],
  context: ReconcileContext,
): Reconciliation {
  const steps = reconcileSteps(before, after, context);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Number of steps between two pauses. Each step handles one person. This number of steps takes a few milliseconds. */
const personsATurn = 250;

/**
 * Does the same as `reconcileRosters`, but pauses regularly, so that the page stays responsive with thousands of
 * persons.
 * @param rest makes one pause
 */
export async function reconcileInTurns(
  before: readonly Person[],
  after: readonly NewPerson[],
  context: ReconcileContext,
  rest: () => Promise<void>,
): Promise<Reconciliation> {
  const steps = reconcileSteps(before, after, context);
  let step = steps.next();
  for (let done = 1; !step.done; done += 1) {
    if (done % personsATurn === 0) await rest(); // The pauses must come one after the other.
    step = steps.next();
  }
  return step.value;
}

function* reconcileSteps(
  before: readonly Person[],
  after: readonly NewPerson[],
  context: ReconcileContext,
): Generator<undefined, Reconciliation> {
  // Rows are identified by reference. So each row is copied, because the same object may occur twice in the list.
  const list = after.map((person) => ({ ...person }));
  const { findings, leftBefore } = yield* pairIdentities(before, list, context);
  const leftAfter = list.filter((person) => !findings.has(person));
  const leftovers = yield* pairLeftovers(leftBefore, leftAfter, context);
  for (const [person, finding] of leftovers.findings) findings.set(person, finding);

  const lines: ReconcileLine[] = [];
  for (const person of list) {
    const finding = findings.get(person);
    if (finding) lines.push({ id: lines.length + 1, ...finding });
  }
  for (const original of leftovers.removed) {
    lines.push({ id: lines.length + 1, case: 'removed', original, person: null, differences: [], reason: null });
  }
  return { lines, keptCount: [...findings.values()].filter((finding) => finding === null).length };
}
