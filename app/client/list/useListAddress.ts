import { useEffect } from 'react';

import { useSearchParams } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { firstViews, hasCards, type ListView, type ViewedList } from './listViews.ts';
import { useListViews } from './listViewsContext.ts';
import { type AddressEntries, filterEntriesIn, viewEntries, viewIn } from './viewInAddress.ts';

/** Number of cards on one page (specification §9). */
export const cardsPageSize = 4;

/** The part of a page's address that selects the entries and the view of a list. */
export interface ListAddress {
  readonly params: URLSearchParams;
  readonly view: ListView;
  /** Number of entries per page in the current view. */
  readonly pageSize: number;
  /** Writes the parameters that select the entries, including the page. The parameters of the view stay unchanged. */
  readonly write: (entries: AddressEntries, options?: { readonly replace?: boolean }) => void;
  /**
   * Changes the view of the list, also for the next visit. If cards are replaced by a table or the other way round, or
   * if the number of rows per page changes, the first page is shown.
   */
  readonly setView: (patch: Partial<ListView>) => void;
}

const writable = (entries: AddressEntries): [string, string][] =>
  entries.flatMap(([name, value]): [string, string][] => (value === '' ? [] : [[name, value]]));

/**
 * Returns the address of a list. If the address names a view, that view is shown. Otherwise the view that the user
 * chose last is shown and written to the address, so that the address can be shared. Whenever a page is written, the
 * view is written too, because the view determines how many entries are on a page.
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
