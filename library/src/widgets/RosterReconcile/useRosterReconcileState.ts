import { startTransition, useRef, useState } from 'react';

import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { changesOf } from '../../domain/endorsement/reconciledChanges.ts';
import { schemeFor } from '../../domain/endorsement/templateChanges.ts';
import type { NewPerson, Person } from '../../domain/roster/person.ts';
import { reconcileInTurns } from '../../domain/roster/reconcile.ts';
import { overrule, type ReconcileDecision } from '../../domain/roster/reconcileOverrule.ts';
import type { ReconcileCase, Reconciliation, ReconcileLine } from '../../domain/roster/reconciliation.ts';
import { classOfPerson, type RosterContext } from '../../domain/roster/rosterContext.ts';

/**
 * Filter of the lines: all lines, or the lines of one case. Lines that match when the user chooses the filter stay
 * visible until the user chooses a filter again.
 */
type ReconcileFilter = ReconcileCase | 'all';

/** Comparison of a policy with a list, including the user's decisions. */
interface Comparison {
  readonly fileName: string;
  readonly found: Reconciliation;
  readonly filter: ReconcileFilter;
  /**
   * Ids of the visible lines: the lines that matched the filter when it was chosen, and the lines that decisions have
   * created since. They stay visible after the user has decided about them.
   */
  readonly shown: ReadonlySet<number>;
  readonly page: number;
}

export interface RosterReconcileState {
  /** The comparison; null until a list has been compared. */
  readonly comparison: Comparison | null;
  /** Name of the file that is being compared; empty if no comparison is running. */
  readonly comparing: string;
  /** The visible lines (`shown` in the comparison), in their order. */
  readonly lines: readonly ReconcileLine[];
  /**
   * Number of lines of each case. At first, a person who doesn't change has no line; a decision of the user can give a
   * line the case `kept`.
   */
  readonly counts: Readonly<Partial<Record<ReconcileCase, number>>>;
  readonly compare: (persons: readonly NewPerson[], fileName: string) => Promise<void>;
  readonly choose: (filter: ReconcileFilter) => void;
  readonly turn: (page: number) => void;
  readonly decide: (lineId: number, decision: ReconcileDecision) => void;
  /** Closes all undecided lines. These lines change nothing in the policy. */
  readonly keepUnresolved: () => void;
  readonly reset: () => void;
  /** Returns the changes. If decisions are missing, returns null and shows the lines without a decision. */
  readonly request: () => readonly PersonChange[] | null;
}

/** Lets the page render and react to the user before the comparison continues. */
const giveWay = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * If a person is added without a scheme, gives the person the first scheme that covers the person's class. If the class
 * is unknown or no scheme covers the class, gives the first scheme of the policy. Returns any other change as it is.
 */
const placed = (change: PersonChange, context: RosterContext): PersonChange =>
  change.kind === 'add'
    ? { ...change, person: { ...change.person, schemeId: schemeFor(change.person, null, context) } }
    : change;

const under = (found: Reconciliation, filter: ReconcileFilter): ReadonlySet<number> =>
  new Set(found.lines.filter((line) => filter === 'all' || line.case === filter).map(({ id }) => id));

/** Applies a filter and shows the first page of its lines. */
const filtered = (current: Comparison, filter: ReconcileFilter): Comparison => ({
  ...current,
  filter,
  shown: under(current.found, filter),
  page: 1,
});

/**
 * Applies the user's decision about a line. If the decision creates new lines, they are shown even if they don't match
 * the filter.
 */
function decided(current: Comparison, lineId: number, decision: ReconcileDecision): Comparison {
  const known = new Set(current.found.lines.map(({ id }) => id));
  const found = overrule(current.found, lineId, decision);
  const created = found.lines.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return { ...current, found, shown: new Set([...current.shown, ...created]) };
}

/** Closes all undecided lines. These lines change nothing in the policy. */
function withUnresolvedKept(current: Comparison): Comparison {
  const lines = current.found.lines.map((line): ReconcileLine =>
    line.case === 'unresolved' ? { ...line, case: 'kept' } : line,
  );
  return { ...current, found: { ...current.found, lines } };
}

export interface RosterReconcileOptions {
  /** If true, a removed and a new person of the same class become one replacement. */
  readonly pairsReplacements: boolean;
  /** Called with the changes if a comparison finds changes and the user has nothing to decide. */
  readonly onSettled: ((changes: readonly PersonChange[]) => void) | undefined;
}

/** Returns the changes of a comparison; null if at least one line needs a decision of the user. */
function requestOf(found: Reconciliation, context: RosterContext): readonly PersonChange[] | null {
  const answer = changesOf(found);
  return 'changes' in answer ? answer.changes.map((each) => placed(each, context)) : null;
}

/** Returns the state of comparing the persons of a policy with a list, including the user's decisions. */
export function useRosterReconcileState(
  insured: readonly Person[],
  context: RosterContext,
  { pairsReplacements, onSettled }: RosterReconcileOptions,
): RosterReconcileState {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [comparing, setComparing] = useState('');
  const latest = useRef(0);
  const change = (next: (current: Comparison) => Comparison) => setComparison((current) => current && next(current));
  const counts: Partial<Record<ReconcileCase, number>> = {};
  for (const line of comparison?.found.lines ?? []) counts[line.case] = (counts[line.case] ?? 0) + 1;

  return {
    comparison,
    comparing,
    counts,
    lines: comparison?.found.lines.filter(({ id }) => comparison.shown.has(id)) ?? [],
    compare: async (persons, fileName) => {
      const turn = (latest.current += 1);
      setComparing(fileName);
      const found = await reconcileInTurns(
        insured,
        persons,
        { classOf: (person) => classOfPerson(person, context), pairsReplacements },
        giveWay,
      );
      if (turn !== latest.current) return; // The user chose another list during the comparison.
      const changes = requestOf(found, context);
      if (onSettled && changes && changes.length > 0) {
        setComparing('');
        onSettled(changes);
        return;
      }
      // The comparison is shown in a React transition, so that the page stays responsive while the first lines render.
      startTransition(() => {
        setComparing('');
        setComparison({ fileName, found, filter: 'all', shown: under(found, 'all'), page: 1 });
      });
    },
    choose: (filter) => change((current) => filtered(current, filter)),
    turn: (page) => change((current) => ({ ...current, page })),
    decide: (lineId, decision) => change((current) => decided(current, lineId, decision)),
    keepUnresolved: () => change(withUnresolvedKept),
    reset: () => {
      latest.current += 1;
      setComparing('');
      setComparison(null);
    },
    request: () => {
      if (!comparison) return null;
      const changes = requestOf(comparison.found, context);
      if (changes) return changes;
      change((current) => filtered(current, 'unresolved'));
      return null;
    },
  };
}
