import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { useMemo, useSyncExternalStore } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import type { DraftBody, DraftStore, RosterLines } from './draftStore.ts';

/** Returns the draft without its persons, and renders again when the draft changes. */
export const useDraftBody = (store: DraftStore): DraftBody => useObservable(store);

/** Returns a part of the draft, such as the applicant, and renders again when that part changes. */
export function useDraftPart<Part extends keyof DraftBody>(store: DraftStore, part: Part): DraftBody[Part] {
  const read = () => store.read()[part];
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * Returns the number of persons in the roster by scheme and occupation class, and renders again when a number changes.
 */
export const useRosterLines = (store: DraftStore): RosterLines =>
  useSyncExternalStore(store.subscribeToAll, () => store.rosterLines());

/** Returns the number of all persons in the roster by scheme, and renders again when a number changes. */
export function usePersonCounts(store: DraftStore): Readonly<Record<string, number>> {
  const heads = useSyncExternalStore(store.subscribeToAll, () => store.roster.headsBy());
  return useMemo(() => Object.fromEntries(Array.from(heads, ([schemeId, { total }]) => [schemeId, total])), [heads]);
}

/** Returns the price of the draft, and renders again when the price changes. */
export const useQuote = (store: DraftStore): Quote => useSyncExternalStore(store.subscribeToAll, () => store.quote());

/**
 * Returns the problems of the draft: the problems that the client finds, and the problems that the server found.
 * Renders again when they change.
 */
export function useDraftProblems(store: DraftStore): readonly Problem[] {
  const found = useSyncExternalStore(store.subscribeToAll, () => store.problems());
  const refused = useObservable(store.refused);
  return useMemo(() => {
    const isNew = ({ path, code }: Problem) => !found.some((known) => known.path === path && known.code === code);
    return refused.length === 0 ? found : [...found, ...refused.filter(isNew)];
  }, [found, refused]);
}

/** Returns the number of rows in the roster that have an error, and renders again when the number changes. */
export const useFaultyRows = (store: DraftStore): number =>
  useSyncExternalStore(store.subscribeToAll, () => store.roster.rowsWithProblems().length);
