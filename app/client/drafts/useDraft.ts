import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { useSyncExternalStore } from 'react';

import { useObservable } from '../useObservable.ts';
import type { DraftBody, DraftStore } from './draftStore.ts';

/** The draft without its persons. */
export const useDraftBody = (store: DraftStore): DraftBody => useObservable(store);

/** The price of the draft; renders again when it is another. */
export const useQuote = (store: DraftStore): Quote => useSyncExternalStore(store.subscribeToAll, () => store.quote());

/** What keeps the draft from being submitted; renders again when it is something else. */
export const useDraftProblems = (store: DraftStore): readonly Problem[] =>
  useSyncExternalStore(store.subscribeToAll, () => store.problems());

/** How many rows of the roster have an error. */
export const useFaultyRows = (store: DraftStore): number =>
  useSyncExternalStore(store.subscribeToAll, () => store.roster.rowsWithProblems().length);
