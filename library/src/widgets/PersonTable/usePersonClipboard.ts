import type { ClipboardEvent } from 'react';

import { htmlTable, tabbedText } from './clipboardText.ts';
import { isTextColumn } from './personColumns.ts';
import { personsIn } from './personsIn.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonClipboard {
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** Empties the selected cells that the user can change, except schemes. @returns true if at least one wasn't empty */
  readonly clear: () => boolean;
}

/**
 * Returns the texts of the selected cells. If no column of the selection contains text, returns the texts of the whole
 * rows.
 */
function selectedTexts(model: PersonTableModel, { keys, range, revealed }: PersonTableState) {
  const selected = model.columns.slice(range.start, range.end + 1).filter(isTextColumn);
  const columns = selected.length > 0 ? selected : model.columns.filter(isTextColumn);
  return personsIn(model, keys, range).map((person) =>
    columns.map((column) => model.textOf(column, person, model.isMasked && !revealed.has(person.key))),
  );
}

/** Returns the handlers that copy, cut and paste blocks. The displayed text is copied, so masked data stay masked. */
export function usePersonClipboard(
  model: PersonTableModel,
  state: PersonTableState,
  newSchemeId: string,
): PersonClipboard {
  const { store, words } = model;
  const isOurs = (event: ClipboardEvent) => {
    if (state.edit || state.keys.length + (event.type === 'paste' ? 1 : 0) === 0) return false;
    event.preventDefault();
    return true;
  };
  const copy = (event: ClipboardEvent) => {
    const texts = selectedTexts(model, state);
    event.clipboardData.setData('text/plain', tabbedText(texts));
    event.clipboardData.setData('text/html', htmlTable(texts));
    return { rows: texts.length, columns: texts[0]?.length ?? 0 };
  };
  const clear = () => {
    const fields = model.columns.slice(state.range.start, state.range.end + 1).filter(model.canChange);
    return store.clearCells(state.keys.slice(state.range.top, state.range.bottom + 1), fields);
  };

  return {
    clear,
    onCopy: (event) => {
      if (!isOurs(event)) return;
      const { rows, columns } = copy(event);
      state.say(words.copied(rows, columns));
    },
    onCut: (event) => {
      if (!isOurs(event)) return;
      const { rows, columns } = copy(event);
      if (model.isFixed) return state.say(words.copied(rows, columns));
      return state.say(clear() ? words.cut(rows, columns) : words.copiedOnly(rows, columns));
    },
    onPaste: (event) => {
      if (!isOurs(event)) return;
      const text = event.clipboardData.getData('text/plain');
      if (model.isFixed) return state.say(words.cannotChange);
      if (text.trim() === '') return state.say(words.nothingToPaste);
      // The code that reads and checks a block is loaded when the user first pastes, because most users never paste.
      return void import('./pasteText.ts').then(
        ({ pasteText }) => state.say(pasteText(text, model, state, newSchemeId)),
        () => state.say(words.cannotPaste),
      );
    },
  };
}
