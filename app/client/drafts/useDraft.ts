import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { useMemo, useSyncExternalStore } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import type { DraftBody, DraftStore, RosterLines } from './draftStore.ts';

/** The draft without its persons. */
export const useDraftBody = (store: DraftStore): DraftBody => useObservable(store);

/** A part of the draft; renders again when that part changes. */
export function useDraftPart<Part extends keyof DraftBody>(store: DraftStore, part: Part): DraftBody[Part] {
  const read = () => store.read()[part];
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Heads of the roster by scheme and class; renders again when they are others. */
export const useRosterLines = (store: DraftStore): RosterLines =>
  useSyncExternalStore(store.subscribeToAll, () => store.rosterLines());

/** The price of the draft; renders again when it is another. */
export const useQuote = (store: DraftStore): Quote => useSyncExternalStore(store.subscribeToAll, () => store.quote());

/**
 * Problems that keep the draft from being submitted, found in the browser or on the server; renders again when they
 * change.
 */
export function useDraftProblems(store: DraftStore): readonly Problem[] {
  const found = useSyncExternalStore(store.subscribeToAll, () => store.problems());
  const refused = useObservable(store.refused);
  return useMemo(() => {
    const isNew = ({ path, code }: Problem) => !found.some((known) => known.path === path && known.code === code);
    return refused.length === 0 ? found : [...found, ...refused.filter(isNew)];
  }, [found, refused]);
}

/** How many rows of the roster have an error. */
export const useFaultyRows = (store: DraftStore): number =>
  useSyncExternalStore(store.subscribeToAll, () => store.roster.rowsWithProblems().length);
