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

/** The same id type and number on both sides: what of the rest differs decides. Null: nothing does. */
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

/** Pairs by identity; the rest of both sides is left over. */
function pairIdentities(before: readonly Person[], after: readonly NewPerson[], context: ReconcileContext) {
  const byIdentity = new Map<string, Person>();
  for (const person of before) {
    const identity = identityOf(person);
    if (identity !== '' && !byIdentity.has(identity)) byIdentity.set(identity, person);
  }
  const findings = new Map<NewPerson, Finding | null>();
  const seen = new Set<string>();
  const found = new Set<Person>();
  for (const person of after) {
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
 * Compares a policy's persons with the employer's current list (domain rules §7, reconcile). Persons are found by id type
 * and number first; those left over by name, birthday and likeness of numbers. What can't be told is `unresolved`: nobody
 * is removed, added or changed on a guess that `overrule` couldn't take back. Pure: both lists stay as they are.
 */
export function reconcileRosters(
  before: readonly Person[],
  after: readonly NewPerson[],
  context: ReconcileContext,
): Reconciliation {
  const list = after.map((person) => ({ ...person })); // rows are told apart by reference, also where one occurs twice
  const { findings, leftBefore } = pairIdentities(before, list, context);
  const leftAfter = list.filter((person) => !findings.has(person));
  const leftovers = pairLeftovers(leftBefore, leftAfter, context);
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
