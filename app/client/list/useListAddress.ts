import { useEffect } from 'react';

import { useSearchParams } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { firstViews, hasCards, type ListView, type ViewedList } from './listViews.ts';
import { useListViews } from './listViewsContext.ts';
import { type AddressEntries, filterEntriesIn, viewEntries, viewIn } from './viewInAddress.ts';

/** Entries on a page of cards (specification §9). */
export const cardsPageSize = 4;

/** The address of a list, which says what the list shows and how. */
export interface ListAddress {
  readonly params: URLSearchParams;
  readonly view: ListView;
  /** Entries on a page of this view. */
  readonly pageSize: number;
  /** Writes which entries are shown, the page among them; how they are looked at stays. */
  readonly write: (entries: AddressEntries, options?: { readonly replace?: boolean }) => void;
  /** Changes how the list is looked at, here and at the next visit; another number of rows begins at the first page. */
  readonly setView: (patch: Partial<ListView>) => void;
}

const writable = (entries: AddressEntries): [string, string][] =>
  entries.flatMap(([name, value]): [string, string][] => (value === '' ? [] : [[name, value]]));

/**
 * The address of a list. The view that it says is shown; where it says none, the one that the user chose last, which the
 * address then says too, so that it can be handed on. A page is never written without the view whose page it is.
 */
export function useListAddress(list: ViewedList): ListAddress {
  const [params, setParams] = useSearchParams();
  const views = useListViews();
  const chosen = useObservable(views)[list];
  const view: ListView = { ...(chosen ?? firstViews[list]), ...viewIn(list, params) };
  const isSaid = params.has(hasCards(list) ? 'view' : 'size');

  useEffect(() => {
    if (chosen && !isSaid) setParams(writable([...params, ...viewEntries(list, chosen)]), { replace: true });
  }, [list, chosen, isSaid, params, setParams]);

  return {
    params,
    view,
    pageSize: view.view === 'table' ? view.pageSize : cardsPageSize,
    write: (entries, options) => {
      const written = writable(entries);
      const needsView = isSaid || chosen !== undefined || written.some(([name]) => name === 'page');
      setParams(writable([...written, ...(needsView ? viewEntries(list, view) : [])]), options);
    },
    setView: (patch) => {
      const next = { ...view, ...patch };
      views.keep(list, next);
      if (next.view === view.view && next.pageSize === view.pageSize) return;
      setParams(writable([...filterEntriesIn(params), ...viewEntries(list, next)]));
    },
  };
}
