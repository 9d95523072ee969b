import { type Locale, messagesIn } from '../i18n/messagePack.ts';
import { messages } from '../widgets/PersonTable/PersonTable.messages.ts';
import type { Part } from './part.ts';

/**
 * Page object of a `PersonTable`. Rows count from 1, from the top of the table; a column is named by its caption:
 * `姓名`.
 */
export interface PersonTablePage {
  /** Number of persons that the table lists. */
  count(): Promise<number>;
  /** Captions of the columns. */
  columns(): Promise<readonly string[]>;
  /** Text of a cell. The row must be scrolled into view. */
  cell(row: number, column: string): Promise<string>;
  /** True if a cell is marked with an error. */
  isWrong(row: number, column: string): Promise<boolean>;
  /** Types into a cell and commits with Enter. */
  write(row: number, column: string, text: string): Promise<void>;
  /** Adds an empty row at the end. */
  add(): Promise<void>;
  /** Removes a row. @param row number that the row shows; a sorted or filtered table shows the numbers of the roster */
  remove(row: number): Promise<void>;
  undo(): Promise<void>;
  /** Presses the button that goes to the next problem. */
  nextProblem(): Promise<void>;
}

/** Creates the page object of the only table of persons in a part of the page. */
export function personTablePage(root: Part, locale: Locale): PersonTablePage {
  const words = messagesIn(messages, locale);
  const grid = () => root.find('grid', words.label);
  const columns = async () => {
    await grid().find('columnheader').text();
    return grid().texts('columnheader');
  };
  const cellAt = async (row: number, column: string) => {
    const captions = await columns();
    const at = captions.indexOf(column);
    if (at === -1) throw new Error(`the table has no column ${column}, but ${captions.join(', ')}`);
    return grid()
      .locate(`[role=row][aria-rowindex="${row + 1}"]`)
      .find('gridcell', undefined, at);
  };
  const press = (name: string) => root.find('button', name).click();
  return {
    count: async () => Number(await grid().attribute('aria-rowcount')) - 1,
    columns,
    cell: async (row, column) => (await cellAt(row, column)).text(),
    isWrong: async (row, column) => (await (await cellAt(row, column)).attribute('aria-invalid')) === 'true',
    async write(row, column, text) {
      await (await cellAt(row, column)).doubleClick();
      const editor = root.locate(`input[aria-label="${column}"]`);
      await editor.fill(text);
      await editor.press('Enter');
    },
    add: () => press(words.add),
    remove: (row) => press(words.removeRow(row)),
    undo: () => press(words.undo),
    nextProblem: () => press(words.nextProblem),
  };
}
