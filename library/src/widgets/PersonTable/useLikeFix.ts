import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { LikeFix } from '../../domain/roster/likeFixes.ts';
import { isPersonField } from './personColumns.ts';
import { type CellOption, problemAt, type PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface OfferedFix {
  /** The problem of the active cell. */
  readonly problem: PersonProblem | undefined;
  /**
   * Correction of the problem, derived from the data of the row and of the product. Null if there is none, if the cell
   * can't be changed, or while the rules are being loaded.
   */
  readonly fix: LikeFix | null;
  /**
   * Number of rows that have this problem and allow this correction; null without a correction, and until the rows are
   * counted.
   */
  readonly count: number | null;
  readonly apply: (isForAll: boolean) => void;
  /**
   * Occupations that the row's occupation name may mean. Empty unless the problem is an unknown occupation code, or a
   * code that differs from the name. Also empty if `fix` takes the code from the name.
   */
  readonly occupations: readonly CellOption[];
  /** Gives the row the occupation with this code. */
  readonly takeOccupation: (code: string) => void;
}

/**
 * Time in milliseconds that the user must stay in a cell before rows are counted, because counting checks every row
 * that has the problem.
 */
const countDelay = 120;

const nothing: readonly CellOption[] = [];
const isOfOccupation: ReadonlySet<string> = new Set(['E_OCC_UNKNOWN', 'W_OCC_NAME_MISMATCH']);

/** Returns the occupations that the name in a row may mean. The search is loaded when it is first needed. */
function useOccupationsMeant(model: PersonTableModel, key: number, problem: PersonProblem | null) {
  const [found, setFound] = useState<{ readonly problem: PersonProblem; readonly options: readonly CellOption[] }>();
  useEffect(() => {
    const person = model.store.personOf(key);
    if (!person || !problem || !isOfOccupation.has(problem.code) || person.occupationName === '') return undefined;
    let isWanted = true;
    void import('./occupationOptions.ts').then(
      ({ occupationsMeant }) =>
        isWanted ? setFound({ problem, options: occupationsMeant(model, person) }) : undefined,
      () => undefined, // if loading fails, no occupation is offered
    );
    return () => {
      isWanted = false;
    };
  }, [model, key, problem]);
  return found && found.problem === problem ? found.options : nothing;
}

type Rules = typeof import('../../domain/roster/likeFixes.ts');

/**
 * Returns the rules for corrections. They are loaded only when there is a problem, because most rosters have no
 * problems.
 */
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

  const occupations = useOccupationsMeant(model, key, isNeeded && problem ? problem : null);

  return {
    problem,
    fix,
    occupations: fix?.kind === 'codeFromName' ? nothing : occupations,
    takeOccupation: (code) => {
      store.setField(key, 'occupationCode', code);
      state.say(words.fixed(1));
    },
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
