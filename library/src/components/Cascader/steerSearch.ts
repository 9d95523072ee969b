import type { KeyboardEvent } from 'react';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { rowsByKey } from '../../foundation/listKeys.ts';
import { columnIn } from './CascaderColumns.tsx';
import type { CascaderSearch } from './useCascaderSearch.ts';
import type { CascaderState } from './useCascaderState.ts';

interface SearchSteering {
  readonly search: CascaderSearch;
  readonly state: CascaderState;
  readonly chooseCurrent: () => void;
  readonly isSearching: boolean;
}

/** Handles keys in the search field: moves through the results, chooses a result, or moves the focus to the columns. */
export function steerSearch(event: KeyboardEvent<HTMLInputElement>, steering: SearchSteering): void {
  const { search, state, chooseCurrent, isSearching } = steering;
  if (isInputMethodKey(event)) return;
  const by = rowsByKey.get(event.key);
  if (event.key === 'ArrowDown' && !isSearching) {
    const popup = event.currentTarget.closest('[role=dialog]');
    if (popup) columnIn(popup, state.column)?.focus();
    if (state.path[state.column] === undefined) state.move(0);
  } else if (by !== undefined) search.move(by);
  else if (event.key === 'Enter') {
    if (isSearching) chooseCurrent();
  } else return;
  event.preventDefault();
}
