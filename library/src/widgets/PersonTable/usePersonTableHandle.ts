import { type ForwardedRef, useEffect, useImperativeHandle, useState } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { goToNextProblem } from './toolbarActions.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** What a page can have the table do. */
export interface PersonTableHandle {
  /** Focuses the cell that is pointed at. */
  readonly focus: () => void;
  /** Goes to a person's document number, by the row's key, and focuses it; shows all rows where that one is filtered out. */
  readonly goToPerson: (key: number) => void;
  /** Goes to the next cell to review, as the button 下一个问题 does, and focuses it. */
  readonly goToNextProblem: () => void;
}

/** Leads to a row once it is shown. */
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
