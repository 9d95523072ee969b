import { type ForwardedRef, useEffect, useImperativeHandle, useState } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { goToNextProblem } from './toolbarActions.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** Methods of the table that the parent component can call. */
export interface PersonTableHandle {
  /** Focuses the active cell. */
  readonly focus: () => void;
  /**
   * Goes to the id number of the person whose row has this key, and focuses that cell. If a filter hides the row, the
   * filter is removed.
   */
  readonly goToPerson: (key: number) => void;
  /** Goes to the next cell that needs a review and focuses it. The button 下一个问题 does the same. */
  readonly goToNextProblem: () => void;
}

/**
 * Provides the methods of the table through the ref. `goToPerson` takes effect after the next render, because the row
 * may not be rendered before.
 */
export function usePersonTableHandle(
  ref: ForwardedRef<PersonTableHandle>,
  model: PersonTableModel,
  state: PersonTableState,
  focus: () => void,
): void {
  const [wanted, setWanted] = useState<{ readonly key: number } | null>(null);
  const goToPerson = (key: number) => {
    if (!state.keys.includes(key)) state.setFiltered(false);
    setWanted({ key });
  };
  const goToNext = () => {
    goToNextProblem(model, state);
    focus();
  };
  useImperativeHandle(ref, () => ({ focus, goToPerson, goToNextProblem: goToNext }));
  const go = useEffectEvent((key: number) => {
    const row = state.keys.indexOf(key);
    if (row === -1) return;
    state.goTo({ row, column: Math.max(0, model.columns.indexOf('idNo')) });
    focus();
  });

  useEffect(() => {
    if (wanted) go(wanted.key);
  }, [wanted]);
}
