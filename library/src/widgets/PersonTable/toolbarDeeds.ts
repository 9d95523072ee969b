import { asksForReview } from '../../domain/roster/asksForReview.ts';
import type { PersonTableLook } from './personTableLook.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** What can be done from the toolbar. */
export type ToolbarDeed =
  | { readonly deed: 'filter'; readonly isFiltered: boolean }
  | { readonly deed: 'mask'; readonly isMasked: boolean }
  | { readonly deed: 'nextProblem' }
  | { readonly deed: 'add'; readonly schemeId: string }
  | { readonly deed: 'remove'; readonly keys: readonly number[] }
  | { readonly deed: 'undo' }
  | { readonly deed: 'redo' }
  | { readonly deed: 'move'; readonly keys: readonly number[]; readonly schemeId: string };

/** Goes to the next cell to review in reading order, from the top again after the last. */
export function goToNextProblem({ store, columns }: PersonTableLook, state: PersonTableState): void {
  const { keys, place, isVisited } = state;
  const columnsToReview = (row: number): readonly number[] =>
    store
      .problemsOf(keys[row] ?? -1)
      .filter(asksForReview)
      .map(({ path }) =>
        Math.max(
          0,
          columns.findIndex((column) => column === path),
        ),
      )
      .sort((one, other) => one - other);
  const isAhead = (column: number) => !isVisited || column > place.column;

  const besides = columnsToReview(place.row).find(isAhead);
  if (besides !== undefined) return state.goTo({ row: place.row, column: besides });
  for (let step = 1; step <= keys.length; step += 1) {
    const row = (place.row + step) % keys.length;
    const [column] = columnsToReview(row);
    if (column !== undefined) return state.goTo({ row, column });
  }
}

/** Whether the control that was pressed can't keep the focus: it is disabled by what it did. */
export function endsWith({ deed }: ToolbarDeed, { store }: PersonTableLook): boolean {
  if (deed === 'undo') return !store.canUndo;
  if (deed === 'redo') return !store.canRedo;
  return deed === 'remove' || (deed === 'filter' && store.rowsToReview().length === 0);
}

/** Does it to the roster and to where the user is in it, and says what was done. */
export function doDeed(deed: ToolbarDeed, look: PersonTableLook, state: PersonTableState): void {
  const { store, words, schemeNameOf } = look;
  switch (deed.deed) {
    case 'filter': {
      const unchosen = state.setFiltered(deed.isFiltered);
      return unchosen > 0 ? state.say(words.unchosen(unchosen)) : undefined;
    }
    case 'mask':
      state.hideAll();
      return state.say(deed.isMasked ? words.masked : words.unmasked);
    case 'nextProblem':
      return goToNextProblem(look, state);
    case 'add':
      return void state.addRow(deed.schemeId);
    case 'remove':
      state.removeRows(deed.keys);
      return state.say(words.removed(deed.keys.length));
    case 'undo':
      state.undo();
      return state.say(words.undone);
    case 'redo':
      state.redo();
      return state.say(words.redone);
    case 'move':
      store.moveToScheme(deed.keys, deed.schemeId);
      return state.say(words.moved(deed.keys.length, schemeNameOf(deed.schemeId)));
  }
}
