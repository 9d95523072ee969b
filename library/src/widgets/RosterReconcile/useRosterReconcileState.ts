import { startTransition, useRef, useState } from 'react';

import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { changesOf } from '../../domain/endorsement/reconciledChanges.ts';
import { schemeFor } from '../../domain/endorsement/templateChanges.ts';
import type { NewPerson, Person } from '../../domain/roster/person.ts';
import { reconcileInTurns } from '../../domain/roster/reconcile.ts';
import { overrule, type ReconcileDecision } from '../../domain/roster/reconcileOverrule.ts';
import type { ReconcileCase, Reconciliation, ReconcileLine } from '../../domain/roster/reconciliation.ts';
import { classOfPerson, type RosterContext } from '../../domain/roster/rosterContext.ts';

/** The filter: all lines, or those that had a case when the filter was chosen. */
type ReconcileFilter = ReconcileCase | 'all';

/** A comparison and its decisions. */
interface Comparison {
  readonly fileName: string;
  readonly found: Reconciliation;
  readonly filter: ReconcileFilter;
  /** Lines that the filter showed; they stay visible while the user decides. */
  readonly shown: ReadonlySet<number>;
  readonly page: number;
}

export interface RosterReconcileState {
  /** Null before a list was read. */
  readonly comparison: Comparison | null;
  /** Name of the file that is being compared; empty for none. */
  readonly comparing: string;
  /** Lines under the filter, in order. */
  readonly lines: readonly ReconcileLine[];
  /** Number of lines per case; unchanged persons have none. */
  readonly counts: Readonly<Partial<Record<ReconcileCase, number>>>;
  readonly compare: (persons: readonly NewPerson[], fileName: string) => Promise<void>;
  readonly choose: (filter: ReconcileFilter) => void;
  readonly turn: (page: number) => void;
  readonly decide: (lineId: number, decision: ReconcileDecision) => void;
  /** Leaves the policy unchanged in all lines without a decision. */
  readonly keepUnresolved: () => void;
  readonly reset: () => void;
  /** The request; null where decisions are missing, whose lines are then shown. */
  readonly request: () => readonly PersonChange[] | null;
}

/** Lets the page render and respond before the comparison continues. */
const giveWay = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** A new person whose scheme isn't in the list joins the first scheme that covers their class. */
const placed = (change: PersonChange, context: RosterContext): PersonChange =>
  change.kind === 'add'
    ? { ...change, person: { ...change.person, schemeId: schemeFor(change.person, null, context) } }
    : change;

const under = (found: Reconciliation, filter: ReconcileFilter): ReadonlySet<number> =>
  new Set(found.lines.filter((line) => filter === 'all' || line.case === filter).map(({ id }) => id));

/** The first page of the lines under a filter. */
const filtered = (current: Comparison, filter: ReconcileFilter): Comparison => ({
  ...current,
  filter,
  shown: under(current.found, filter),
  page: 1,
});

/** Applies a decision; the lines that it creates are shown under every filter. */
function decided(current: Comparison, lineId: number, decision: ReconcileDecision): Comparison {
  const known = new Set(current.found.lines.map(({ id }) => id));
  const found = overrule(current.found, lineId, decision);
  const created = found.lines.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return { ...current, found, shown: new Set([...current.shown, ...created]) };
}

/** Leaves the policy unchanged in all lines without a decision. */
function withUnresolvedKept(current: Comparison): Comparison {
  const lines = current.found.lines.map((line): ReconcileLine =>
    line.case === 'unresolved' ? { ...line, case: 'kept' } : line,
  );
  return { ...current, found: { ...current.found, lines } };
}

/** Compares the policy's persons with a list, and keeps the user's decisions. */
export function useRosterReconcileState(insured: readonly Person[], context: RosterContext): RosterReconcileState {
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
        { classOf: (person) => classOfPerson(person, context), pairsReplacements: true },
        giveWay,
      );
      if (turn !== latest.current) return; // another list was given in the meantime
      // the page stays responsive while the first lines are rendered
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
      const answer = changesOf(comparison.found);
      if ('changes' in answer) return answer.changes.map((each) => placed(each, context));
      change((current) => filtered(current, 'unresolved'));
      return null;
    },
  };
}
