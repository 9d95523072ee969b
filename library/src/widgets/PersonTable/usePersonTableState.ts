import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { emptyPerson, type PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { Place } from './gridKeys.ts';

/** The cell being edited. */
interface PersonEdit {
  readonly key: number;
  readonly field: PersonField;
  /** What was typed to start the edit, replacing the text; null: the text is edited. */
  readonly typed: string | null;
}

export interface PersonTableState {
  /** Keys of the rows shown, in order. */
  readonly keys: readonly number[];
  readonly place: Place;
  readonly edit: PersonEdit | null;
  readonly chosen: ReadonlySet<number>;
  /** Whether only rows with problems are shown: those that had one when it was switched on. */
  readonly isFiltered: boolean;
  readonly goTo: (place: Place) => void;
  readonly startEdit: (edit: PersonEdit) => void;
  readonly endEdit: () => void;
  readonly toggleChosen: (key: number) => void;
  readonly setFiltered: (isFiltered: boolean) => void;
  /** Adds an empty row at the end. @returns its key */
  readonly addRow: (schemeId: string) => number;
  readonly removeRows: (keys: readonly number[]) => void;
}

const nothing: ReadonlySet<number> = new Set();

/** Which rows are shown, where the reader is, what is edited and chosen. The persons themselves are the store's. */
export function usePersonTableState(store: RosterStore): PersonTableState {
  const order = useSyncExternalStore(
    store.subscribe,
    () => store.order,
    () => store.order,
  );
  const [filtered, setFilteredKeys] = useState<ReadonlySet<number> | null>(null);
  const [place, goTo] = useState<Place>({ row: 0, column: 1 });
  const [edit, startEdit] = useState<PersonEdit | null>(null);
  const [chosen, setChosen] = useState(nothing);
  const keys = useMemo(() => (filtered ? order.filter((key) => filtered.has(key)) : order), [order, filtered]);

  const endEdit = useCallback(() => startEdit(null), []);
  const toggleChosen = useCallback((key: number) => {
    setChosen((known) => new Set(known.has(key) ? [...known].filter((each) => each !== key) : [...known, key]));
  }, []);
  const setFiltered = useCallback(
    (isFiltered: boolean) => {
      const faulty = store.rowsWithProblems().flatMap((position) => store.keyAt(position) ?? []);
      setFilteredKeys(isFiltered ? new Set(faulty) : null);
      goTo(({ column }) => ({ row: 0, column }));
    },
    [store],
  );
  const addRow = useCallback(
    (schemeId: string) => {
      const [key = -1] = store.insert([{ ...emptyPerson, schemeId }]);
      setFilteredKeys(null);
      goTo({ row: store.positionOf(key), column: 1 });
      return key;
    },
    [store],
  );
  const removeRows = useCallback(
    (removed: readonly number[]) => {
      store.remove(removed);
      setChosen(nothing);
    },
    [store],
  );
  return {
    keys,
    place: { row: Math.min(place.row, Math.max(0, keys.length - 1)), column: place.column },
    edit,
    chosen,
    isFiltered: filtered !== null,
    goTo,
    startEdit,
    endEdit,
    toggleChosen,
    setFiltered,
    addRow,
    removeRows,
  };
}
