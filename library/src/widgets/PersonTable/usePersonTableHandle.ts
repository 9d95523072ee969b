import { type ForwardedRef, useEffect, useImperativeHandle, useState } from 'react';

import type { PersonTableLook } from './personTableLook.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import { useSteady } from './useSteady.ts';

/** What a page can have the table do. */
export interface PersonTableHandle {
  /** Goes to a person's document number, by the row's key, and focuses it; shows all rows where that one is filtered out. */
  readonly goToPerson: (key: number) => void;
}

/** Leads to a row once it is shown. */
export function usePersonTableHandle(
  ref: ForwardedRef<PersonTableHandle>,
  { columns }: PersonTableLook,
  state: PersonTableState,
  focus: () => void,
): void {
  const [wanted, setWanted] = useState<{ readonly key: number } | null>(null);
  const goToPerson = (key: number) => {
    if (!state.keys.includes(key)) state.setFiltered(false);
    setWanted({ key });
  };
  useImperativeHandle(ref, () => ({ goToPerson }));
  const go = useSteady((key: number) => {
    const row = state.keys.indexOf(key);
    if (row === -1) return;
    state.goTo({ row, column: Math.max(0, columns.indexOf('idNo')) });
    focus();
  });

  useEffect(() => {
    if (wanted) go(wanted.key);
  }, [wanted, go]);
}
