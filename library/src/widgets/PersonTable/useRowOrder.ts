import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import type { Person } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { type SortDirection, sortedKeys } from '../../domain/roster/sortedKeys.ts';
import type { PersonColumn } from './personColumns.ts';

/** Column by which the rows are sorted, and the direction. */
export interface RowSort {
  readonly column: PersonColumn;
  readonly direction: SortDirection;
}

export interface RowOrder {
  /** Keys of the visible rows, in the order in which they are shown. */
  readonly keys: readonly number[];
  /**
   * True while the filter is on. The visible rows are then the rows that needed a review when the filter was switched
   * on, and the rows that were added after that.
   */
  readonly isFiltered: boolean;
  /** Shows all rows, or only the rows that need a review. @returns the keys of the rows that are now hidden */
  readonly setFiltered: (isFiltered: boolean) => ReadonlySet<number>;
  readonly sort: RowSort | null;
  /**
   * Sorts the rows once. A row that is edited after the sorting keeps its place, and new rows are added at the end.
   * With null, the rows get the order of the roster again.
   */
  readonly sortBy: (sort: RowSort | null, textOf: (person: Person) => string) => void;
}

interface Sorted extends RowSort {
  readonly places: ReadonlyMap<number, number>;
}

/** Returns the visible rows and their order. An edit doesn't change the visible rows or their order. */
export function useRowOrder(store: RosterStore): RowOrder {
  const order = useSyncExternalStore(
    store.subscribe,
    () => store.order,
    () => store.order,
  );
  const [hidden, setHidden] = useState<ReadonlySet<number> | null>(null);
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const keys = useMemo(() => {
    const shown = hidden ? order.filter((key) => !hidden.has(key)) : order;
    if (!sorted) return shown;
    const placeOf = (key: number) => sorted.places.get(key) ?? Infinity;
    return [...shown].sort((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
  }, [order, hidden, sorted]);

  const setFiltered = useCallback(
    (isFiltered: boolean) => {
      const faulty = new Set(store.rowsToReview());
      const next = new Set(isFiltered ? store.order.filter((_, position) => !faulty.has(position)) : []);
      setHidden(isFiltered ? next : null);
      return next;
    },
    [store],
  );
  const sortBy = useCallback(
    (sort: RowSort | null, textOf: (person: Person) => string) => {
      if (!sort) return setSorted(null);
      const text = (key: number) => {
        const person = store.personOf(key);
        return person ? textOf(person) : '';
      };
      const keysSorted = sortedKeys(store.order, text, sort.direction);
      return setSorted({ ...sort, places: new Map(keysSorted.map((key, place) => [key, place])) });
    },
    [store],
  );
  return { keys, isFiltered: hidden !== null, setFiltered, sort: sorted, sortBy };
}
