import { isPersonField, isTextColumn, type PersonColumn } from './personColumns.ts';
import type { PersonTableModel } from './personTableModel.ts';

/** The element of a row with its cells, their text nodes, and the controls of the row. */
export interface RowElement {
  readonly element: HTMLElement;
  readonly cells: readonly HTMLElement[];
  readonly texts: readonly (Text | null)[];
  readonly numberText: Text | null;
  readonly checkbox: HTMLInputElement | null;
  readonly button: HTMLButtonElement | null;
}

function contentOf(column: PersonColumn, { words, isKept }: PersonTableModel): readonly Node[] {
  if (isTextColumn(column) || (column === 'row' && isKept)) return [document.createTextNode('')];
  // The grid handles a press on the button. The column of the cell decides which action the press starts.
  if (column !== 'row') {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.textContent = column === 'remove' ? words.remove : words.reveal;
    return [button];
  }
  const checkbox = document.createElement('input');
  checkbox.type = 'checkbox';
  checkbox.tabIndex = -1;
  const number = document.createElement('span');
  number.dataset['part'] = 'number';
  number.textContent = ' ';
  return [checkbox, number];
}

function templateOf(model: PersonTableModel): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  model.columns.forEach((column, at) => {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(at + 1));
    cell.dataset['column'] = column;
    if (!model.isFixed && isPersonField(column) && !model.canChange(column)) cell.setAttribute('aria-readonly', 'true');
    cell.append(...contentOf(column, model));
    row.append(cell);
  });
  return row;
}

const textIn = (element: Element | null | undefined): Text | null =>
  element?.firstChild instanceof Text ? element.firstChild : null;

/** Returns a function that creates an empty row element as a copy of a template. */
export function createRowElement(model: PersonTableModel): () => RowElement {
  const template = templateOf(model);
  return () => {
    const element = template.cloneNode(true) as HTMLElement;
    const cells = Array.from(element.children) as HTMLElement[];
    const number = element.querySelector('[data-part="number"]') ?? cells[model.columns.indexOf('row')];
    return {
      element,
      cells,
      texts: model.columns.map((column, at) => (isTextColumn(column) ? textIn(cells[at]) : null)),
      numberText: textIn(number),
      checkbox: element.querySelector('input'),
      button: element.querySelector('button'),
    };
  };
}
