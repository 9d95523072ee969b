import { slipsBetween } from '../identity/editDistance.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import type { NewPerson, Person } from './person.ts';
import { comparableName, differencesOf } from './reconcileDifferences.ts';
import {
  type Finding,
  hasDifference,
  type Pair,
  type ReconcileContext,
  settledAs,
  unresolvedFor,
  type UnresolvedReason,
} from './reconciliation.ts';

/** Maximum number of typing errors by which a corrected id number may differ from the old number. */
const maxSlips = 2;
/**
 * Maximum number of persons with the same name, or with the same birthday, whose id numbers are compared. If more
 * persons have the same name, they are distinguished only by their birthdays.
 */
const maxCandidates = 50;

/** The persons of the policy whose id numbers the list doesn't contain, indexed by name, birthday and class. */
class Leavers {
  readonly #open: Set<Person>;
  readonly #groups = new Map<string, Person[]>();
  readonly #firstOpen = new Map<string, number>();

  constructor(persons: readonly Person[]) {
    this.#open = new Set(persons);
  }

  /** Builds the indexes. The generator yields once for each person. */
  *index({ classOf }: ReconcileContext): Generator<undefined, void> {
    for (const person of this.#open) {
      yield;
      const name = comparableName(person.name);
      const occupationClass = classOf(person);
      const keys = [`name ${name}`, `born ${name} ${person.birthday}`, `day ${person.birthday}`];
      if (occupationClass !== null)
        keys.push(`class ${occupationClass} `, `class ${occupationClass} ${person.schemeId}`);
      for (const key of keys) this.#join(key, person);
    }
  }

  #join(key: string, person: Person): void {
    const group = this.#groups.get(key);
    if (group) group.push(person);
    else this.#groups.set(key, [person]);
  }

  isOpen(person: Person): boolean {
    return this.#open.has(person);
  }

  take(person: Person): void {
    this.#open.delete(person);
  }

  get open(): readonly Person[] {
    return [...this.#open];
  }

  /**
   * Returns the persons under a key of the index who are still unmatched. Only the first `maxCandidates` persons under
   * the key are considered. If `isCapped` is true and there are more persons under the key, returns none.
   */
  group(key: string, isCapped = false): readonly Person[] {
    const group = this.#groups.get(key) ?? [];
    if (isCapped && group.length > maxCandidates) return [];
    return group.slice(0, maxCandidates).filter((person) => this.#open.has(person));
  }

  /** The first person under a key of the index who hasn't been matched yet. */
  first(key: string): Person | null {
    const group = this.#groups.get(key) ?? [];
    let at = this.#firstOpen.get(key) ?? 0;
    while (at < group.length && !this.#open.has(group[at] as Person)) at += 1;
    this.#firstOpen.set(key, at);
    return group[at] ?? null;
  }
}

const isNear = (original: Person, person: NewPerson): boolean => {
  const [one, other] = [normaliseIdNumber(original.idNo), normaliseIdNumber(person.idNo)];
  return one !== '' && other !== '' && slipsBetween(one.slice(0, 60), other.slice(0, 60), maxSlips) <= maxSlips;
};

/**
 * The unmatched persons of the policy who have the name of `person`, and also a similar id number or the same birthday.
 * Only the best matches are returned.
 */
function likelyOriginals(person: NewPerson, leavers: Leavers): readonly Person[] {
  const name = comparableName(person.name);
  if (name === '') return [];
  const candidates = new Set([
    ...(person.birthday === '' ? [] : leavers.group(`born ${name} ${person.birthday}`)),
    ...leavers.group(`name ${name}`, true),
  ]);
  const scored = [...candidates].map((original) => {
    const isSameDay = person.birthday !== '' && original.birthday === person.birthday;
    return { original, score: (isNear(original, person) ? 2 : 0) + (isSameDay ? 1 : 0) };
  });
  const best = scored.reduce((highest, { score }) => Math.max(highest, score), 1);
  return scored.filter(({ score }) => score === best).map(({ original }) => original);
}

/**
 * The finding for a pair that was matched by name. The id number in the list differs from the number in the policy, or
 * is missing.
 */
function underOtherNumber(pair: Pair): Finding | null {
  const { person, differences } = pair;
  if (hasDifference(differences, 'scheme')) return unresolvedFor(person, 'movedScheme', pair);
  if (hasDifference(differences, 'class', 'occupation')) return settledAs('classChanged', pair);
  if (hasDifference(differences, 'id')) return settledAs('idCorrected', pair);
  return differences.length === 0 ? null : unresolvedFor(person, 'detailsDiffer', pair);
}

class Matching {
  readonly findings: Map<NewPerson, Finding | null> = new Map<NewPerson, Finding | null>();
  readonly leavers: Leavers;
  readonly #context: ReconcileContext;

  constructor(before: readonly Person[], context: ReconcileContext) {
    this.leavers = new Leavers(before);
    this.#context = context;
  }

  settle(person: NewPerson, original: Person, finding: (pair: Pair) => Finding | null): void {
    this.leavers.take(original);
    const differences = differencesOf(original, person, this.#context);
    this.findings.set(person, finding({ original, person, differences }));
  }

  leaveOpen(person: NewPerson, original: Person, reason: UnresolvedReason): void {
    this.settle(person, original, (pair) => unresolvedFor(person, reason, pair));
  }

  /**
   * Pairs each person who has exactly one candidate, if that candidate is a candidate of no other person. If a person
   * has several candidates, or shares a candidate with another person, the user decides.
   */
  *byLikelihood(persons: readonly NewPerson[]): Generator<undefined, void> {
    const likely = new Map<NewPerson, readonly Person[]>();
    for (const person of persons) {
      yield;
      likely.set(person, likelyOriginals(person, this.leavers));
    }
    const claims = new Map<Person, number>();
    for (const originals of likely.values())
      for (const original of originals) claims.set(original, (claims.get(original) ?? 0) + 1);
    const isUnclaimed = (original: Person) => claims.get(original) === 1;
    for (const [person, originals] of likely) {
      yield;
      const [only] = originals;
      if (only && originals.length === 1 && isUnclaimed(only)) this.settle(person, only, underOtherNumber);
    }
    for (const [person, originals] of likely) {
      yield;
      const open = originals.find((original) => this.leavers.isOpen(original));
      if (open && !this.findings.has(person)) this.leaveOpen(person, open, 'severalCandidates');
    }
  }

  /** Pairs a person with an insured person of the same name. A name alone proves nothing, so the user decides. */
  byName(person: NewPerson): void {
    const name = comparableName(person.name);
    const original = name === '' ? null : this.leavers.first(`name ${name}`);
    if (original) this.leaveOpen(person, original, person.idNo === '' ? 'idMissing' : 'sameNameOtherId');
  }

  /**
   * Pairs a person with an insured person of the same birthday and a similar id number. The names differ, so the
   * pair may be one person with two errors, or two persons; the user decides.
   */
  byNumber(person: NewPerson): void {
    if (person.birthday === '') return;
    const original = this.leavers.group(`day ${person.birthday}`).find((leaver) => isNear(leaver, person));
    if (original) this.leaveOpen(person, original, 'nameAndIdDiffer');
  }

  /**
   * Pairs a new person with the first removed person of the same class and scheme, as a replacement. If the new person
   * has no scheme, the scheme isn't compared. Does nothing when the context doesn't allow this, when the class is
   * unknown, or when the person has no id number.
   */
  asReplacement(person: NewPerson): void {
    const occupationClass = this.#context.classOf(person);
    if (!this.#context.pairsReplacements || occupationClass === null || person.idNo === '') return;
    const original = this.leavers.first(`class ${occupationClass} ${person.schemeId}`);
    if (original) this.settle(person, original, (pair) => settledAs('replaced', pair));
  }
}

/**
 * Pairs the persons of both lists who have no person with the same id number in the other list. They are matched by
 * name together with a similar number or the birthday, then by name alone, then by birthday together with a similar
 * number, and then as replacements. The generator yields regularly, so that the caller can pause.
 */
export function* pairLeftovers(
  before: readonly Person[],
  after: readonly NewPerson[],
  context: ReconcileContext,
): Generator<
  undefined,
  { readonly findings: ReadonlyMap<NewPerson, Finding | null>; readonly removed: readonly Person[] }
> {
  const matching = new Matching(before, context);
  yield* matching.leavers.index(context);
  const open = () => after.filter((person) => !matching.findings.has(person));
  yield* matching.byLikelihood(after);
  const ways = [
    (person: NewPerson) => matching.byName(person),
    (person: NewPerson) => matching.byNumber(person),
    (person: NewPerson) => matching.asReplacement(person),
  ];
  for (const pair of ways) {
    for (const person of open()) {
      yield;
      pair(person);
    }
  }
  for (const person of open()) {
    matching.findings.set(
      person,
      person.idNo === ''
        ? unresolvedFor(person, 'idMissing')
        : { case: 'added', original: null, person, differences: [], reason: null },
    );
  }
  return { findings: matching.findings, removed: matching.leavers.open };
}
