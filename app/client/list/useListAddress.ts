import { useEffect } from 'react';

import { useSearchParams } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { firstViews, hasCards, type ListView, type ViewedList } from './listViews.ts';
import { useListViews } from './listViewsContext.ts';
import { type AddressEntries, filterEntriesIn, viewEntries, viewIn } from './viewInAddress.ts';

/** Number of entries per page of cards (specification §9). */
export const cardsPageSize = 4;

/** Part of the address that determines the entries and the view of a list. */
export interface ListAddress {
  readonly params: URLSearchParams;
  readonly view: ListView;
  /** Number of entries per page of this view. */
  readonly pageSize: number;
  /** Writes the parameters that select the entries, including the page; the view stays. */
  readonly write: (entries: AddressEntries, options?: { readonly replace?: boolean }) => void;
  /** Changes the view of the list, now and for the next visit. A new number of rows starts at the first page. */
  readonly setView: (patch: Partial<ListView>) => void;
}

const writable = (entries: AddressEntries): [string, string][] =>
  entries.flatMap(([name, value]): [string, string][] => (value === '' ? [] : [[name, value]]));

/**
 * Returns the address of a list. The view in the address is shown. Without one, the user's last view is shown and
 * written to the address, so that the address can be shared. A page is always written together with its view.
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
