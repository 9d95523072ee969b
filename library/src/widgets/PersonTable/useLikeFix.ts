import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { LikeFix } from '../../domain/roster/likeFixes.ts';
import { isPersonField } from './personColumns.ts';
import { problemAt, type PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface OfferedFix {
  /** The problem of the active cell. */
  readonly problem: PersonProblem | undefined;
  /** Correction of the problem that follows from other data in the same row; null if there is none. */
  readonly fix: LikeFix | null;
  /** Number of rows that have the same problem and can be corrected in the same way; null until they are counted. */
  readonly count: number | null;
  readonly apply: (isForAll: boolean) => void;
}

/**
 * Time in milliseconds that the user must stay in a cell before rows are counted, because counting checks every row
 * that has an error.
 */
const countDelay = 120;

type Rules = typeof import('../../domain/roster/likeFixes.ts');

/** Returns the rules for corrections. They are loaded only when there is a problem, because most users have none. */
function useRules(isNeeded: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let isWanted = isNeeded;
    if (isNeeded)
      void import('../../domain/roster/likeFixes.ts').then(
        (loaded) => (isWanted ? setRules(loaded) : undefined),
        () => undefined, // if loading fails, no correction is offered
      );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return rules;
}

/**
 * Returns the problem of the active cell, with a suggested correction for this row or for all rows with the same
 * problem.
 */
export function useLikeFix(model: PersonTableModel, state: PersonTableState): OfferedFix {
  const { store, columns, words } = model;
  const key = state.keys[state.place.row] ?? -1;
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(key, listener), [store, key]);
  const problems = useSyncExternalStore(
    subscribe,
    () => store.problemsOf(key),
    () => store.problemsOf(key),
  );
  const column = columns[state.place.column];
  const problem = isPersonField(column) ? problemAt(problems, column) : undefined;
  const isNeeded = problem !== undefined && model.canChange(column);
  const rules = useRules(isNeeded);
  const fix = useMemo(() => {
    const person = store.personOf(key);
    return rules && isNeeded && person ? rules.likeFixOf(person, problem, store.context) : null;
  }, [rules, store, key, problem, isNeeded]);
  const [counted, setCounted] = useState<{ readonly fix: LikeFix; readonly count: number } | null>(null);
  useEffect(() => {
    if (!rules || !fix || !problem) return undefined;
    const timer = setTimeout(
      () =>
        setCounted({
          fix,
          count: rules.likeFixesOf(store.persons(), store.problemsOf, problem, fix.kind, store.context).length,
        }),
      countDelay,
    );
    return () => clearTimeout(timer);
  }, [rules, store, fix, problem]);

  return {
    problem,
    fix,
    count: counted && counted.fix === fix ? counted.count : null,
    apply: (isForAll) => {
      if (!rules || !fix || !problem) return;
      const fixes = isForAll
        ? rules.likeFixesOf(store.persons(), store.problemsOf, problem, fix.kind, store.context)
        : [fix];
      store.change(fixes.map(({ person }) => person));
      state.say(words.fixed(fixes.length));
    },
  };
}
