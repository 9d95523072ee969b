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

/** Goes to the first cell to review below the reader, or from the top again. */
function goToNextProblem({ store, columns }: PersonTableLook, state: PersonTableState): void {
  const isFaulty = (key: number) => store.problemsOf(key).some(asksForReview);
  const below = state.keys.findIndex((key, row) => row > state.place.row && isFaulty(key));
  const row = below === -1 ? state.keys.findIndex(isFaulty) : below;
  if (row === -1) return;
  const problem = store.problemsOf(state.keys[row] ?? -1).find(asksForReview);
  const column = columns.findIndex((each) => each === problem?.path);
  state.goTo({ row, column: Math.max(0, column) });
}

/** Whether the control that was pressed can't keep the focus: it is disabled by what it did. */
export function endsWith({ deed }: ToolbarDeed, { store }: PersonTableLook): boolean {
  if (deed === 'undo') return !store.canUndo;
  if (deed === 'redo') return !store.canRedo;
  return deed === 'remove' || (deed === 'filter' && store.rowsToReview().length === 0);
}

/** Does it to the roster and to where the reader is in it, and says what was done. */
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
