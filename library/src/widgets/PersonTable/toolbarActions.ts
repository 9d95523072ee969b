import { asksForReview } from '../../domain/roster/asksForReview.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** An action that the user can start in the toolbar. */
export type ToolbarAction =
  | { readonly kind: 'filter'; readonly isFiltered: boolean }
  | { readonly kind: 'mask'; readonly isMasked: boolean }
  | { readonly kind: 'nextProblem' }
  | { readonly kind: 'add'; readonly schemeId: string }
  | { readonly kind: 'remove'; readonly keys: readonly number[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'move'; readonly keys: readonly number[]; readonly schemeId: string };

/**
 * Goes to the next cell in reading order that needs a review. After the last such cell, the function goes to the first
 * such cell.
 */
export function goToNextProblem({ store, columns }: PersonTableModel, state: PersonTableState): void {
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

/** True if the action disables the button with which it was started. The button then loses the focus. */
export function disablesOwnControl({ kind }: ToolbarAction, { store }: PersonTableModel): boolean {
  if (kind === 'undo') return !store.canUndo;
  if (kind === 'redo') return !store.canRedo;
  return kind === 'remove' || (kind === 'filter' && store.rowsToReview().length === 0);
}

/** Runs an action of the toolbar. Most actions announce their result. */
export function runToolbarAction(action: ToolbarAction, model: PersonTableModel, state: PersonTableState): void {
  const { store, words, schemeNameOf } = model;
  switch (action.kind) {
    case 'filter': {
      const unchosen = state.setFiltered(action.isFiltered);
      return unchosen > 0 ? state.say(words.unchosen(unchosen)) : undefined;
    }
    case 'mask':
      state.hideAll();
      return state.say(action.isMasked ? words.masked : words.unmasked);
    case 'nextProblem':
      return goToNextProblem(model, state);
    case 'add':
      return void state.addRow(action.schemeId);
    case 'remove':
      state.removeRows(action.keys);
      return state.say(words.removed(action.keys.length));
    case 'undo':
      state.undo();
      return state.say(words.undone);
    case 'redo':
      state.redo();
      return state.say(words.redone);
    case 'move':
      store.moveToScheme(action.keys, action.schemeId);
      return state.say(words.moved(action.keys.length, schemeNameOf(action.schemeId)));
  }
}
