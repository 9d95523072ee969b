import { parse } from 'papaparse';

import type { TextBlock } from '../../domain/roster/guessFields.ts';
import { type Paste, pasteBlock } from '../../domain/roster/paste/pasteBlock.ts';
import { sizeOf } from './cellRange.ts';
import { isOccupation, isTextColumn } from './personColumns.ts';
import { personsIn } from './personsIn.ts';
import { mismatchesAmong, type PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

const byLines = (text: string): TextBlock => text.split(/\r\n|\r|\n/).map((line) => line.split('\t'));

/**
 * Reads the text of a block that was copied from a spreadsheet. Cells in quotation marks may contain line breaks and
 * tabs. If a quotation mark isn't closed, all quotation marks are ordinary characters. The HTML on the clipboard isn't
 * used, because it contains no more information than the text: long numbers are shortened in both.
 */
function readBlock(text: string): TextBlock {
  if (!text.includes('"')) return byLines(text);
  const { data, errors } = parse<string[]>(text, { delimiter: '\t' });
  return errors.some(({ type }) => type === 'Quotes') ? byLines(text) : data;
}

/**
 * Pastes a block from the first selected cell on, and selects the cells that were pasted.
 * @returns the text to announce
 */
export function pasteText(text: string, model: PersonTableModel, state: PersonTableState, schemeId: string): string {
  const block = readBlock(text);
  const { store } = model;
  const { range, keys } = state;
  const start = Math.max(
    range.start,
    model.columns.findIndex((column) => isTextColumn(column)),
  );
  const reached = { ...range, bottom: range.top + Math.max(block.length, sizeOf(range).rows) - 1 };
  const paste = pasteBlock(
    block,
    {
      fields: model.columns.slice(start).map((column) => (model.canChange(column) ? column : null)),
      persons: personsIn(model, keys, reached),
      size: sizeOf(range),
      schemeId,
      room: model.isKept ? 0 : Math.max(0, store.context.maxRows - store.count),
      isTaken: model.canChange,
    },
    store.context,
  );
  const addedKeys = store.change(paste.changed, paste.added);
  selectPasted(paste, model, state);
  const hasOccupations = paste.fields.some((field) => field && isOccupation(field));
  const pasted = hasOccupations ? [...paste.changed.map(({ key }) => key), ...addedKeys] : [];
  return model.words.pasted(paste, mismatchesAmong(store, pasted));
}

function selectPasted(paste: Paste, { columns }: PersonTableModel, state: PersonTableState): void {
  const reached = paste.fields.flatMap((field) => (field ? [columns.indexOf(field)] : []));
  const rows = paste.changed.length + paste.added.length;
  if (rows === 0 || reached.length === 0) return;
  const isAdded = paste.added.length > 0 && paste.changed.length === 0;
  const top = isAdded ? state.keys.length : state.range.top;
  state.select({ row: top, column: Math.min(...reached) }, { row: top + rows - 1, column: Math.max(...reached) });
}
