import { asksForReview } from '../../domain/roster/asksForReview.ts';
import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { isBlock } from './cellRange.ts';
import { isPersonField, isTextColumn } from './personColumns.ts';
import { problemAt, type PersonTableModel } from './personTableModel.ts';
import { createRowElement, type RowElement } from './rowElement.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** The data that the row elements show. */
interface ShownRows {
  readonly model: PersonTableModel;
  readonly state: Pick<PersonTableState, 'keys' | 'place' | 'range' | 'chosen' | 'revealed'>;
  /** Index of the first row that is in the document, from 0, and the number of rows in the document. */
  readonly first: number;
  readonly size: number;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
}

/** The row elements in the document. They are reused for other rows when the user scrolls. */
export interface RowSlots {
  /** Updates the row elements. An element that already shows the right data isn't changed. */
  readonly show: (shown: ShownRows) => void;
  /** Puts the row elements into reading order. */
  readonly putInOrder: () => void;
}

/** A row element, and the data that it shows at the moment. */
interface Slot extends RowElement {
  row: number;
  offset: number;
  number: number;
  person: Person | null;
  problems: readonly PersonProblem[];
  context: RosterContext | null;
  isRevealed: boolean;
  isChosen: boolean;
  /** Index of the active column; −1 if the active cell is in another row. */
  active: number;
  /** First and last column of the selected block in this row; −1 if the row isn't in a selected block. */
  start: number;
  end: number;
}

const nothing: readonly PersonProblem[] = [];
const emptySlot = (element: RowElement): Slot => ({
  ...element,
  row: -1,
  offset: -1,
  number: -1,
  person: null,
  problems: nothing,
  context: null,
  isRevealed: false,
  isChosen: false,
  active: -1,
  start: -1,
  end: -1,
});

function setAttribute(element: HTMLElement, name: string, value: string | null | undefined): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function showPerson(slot: Slot, { model }: ShownRows, person: Person, isRevealed: boolean): void {
  slot.person = person;
  slot.context = model.store.context;
  slot.isRevealed = isRevealed;
  const shouldMask = model.isMasked && !isRevealed;
  for (let at = 0; at < model.columns.length; at++) {
    const column = model.columns[at] ?? 'row';
    const text = slot.texts[at];
    if (!text || !isTextColumn(column)) continue;
    const next = model.textOf(column, person, shouldMask);
    if (text.data !== next) text.data = next;
  }
}

function showNumber(slot: Slot, { model: { words, isFixed, isMasked } }: ShownRows, number: number): void {
  slot.number = number;
  if (slot.numberText) slot.numberText.data = String(number);
  slot.checkbox?.setAttribute('aria-label', words.chooseRow(number));
  if (slot.button === null) return;
  const label = isMasked
    ? (slot.isRevealed ? words.hideRow : words.revealRow)(number)
    : isFixed
      ? ''
      : words.removeRow(number);
  slot.button.setAttribute('aria-label', label);
  if (isMasked) slot.button.textContent = slot.isRevealed ? words.hide : words.reveal;
}

function showProblems(slot: Slot, { model }: ShownRows, problems: readonly PersonProblem[]): void {
  const before = slot.problems;
  slot.problems = problems;
  if (before.length === 0 && problems.length === 0) return;
  slot.element.toggleAttribute('data-faulty', problems.some(asksForReview));
  model.columns.forEach((column, at) => {
    const cell = slot.cells[at];
    if (!cell || !isPersonField(column)) return;
    const problem = problemAt(problems, column);
    if (!problem && !problemAt(before, column)) return;
    setAttribute(cell, 'aria-invalid', problem?.severity === 'error' ? 'true' : null);
    setAttribute(cell, 'data-warning', problem?.severity === 'warning' ? 'true' : null);
    setAttribute(cell, 'title', problem && model.sentenceOf(problem));
  });
}

function showActive(slot: Slot, { model }: ShownRows, active: number): void {
  const before = slot.cells[slot.active];
  const now = slot.cells[active];
  slot.active = active;
  before?.removeAttribute('id');
  before?.removeAttribute('data-active');
  now?.setAttribute('id', `${model.id}-active`);
  now?.setAttribute('data-active', 'true');
}

function showSelected(slot: Slot, start: number, end: number): void {
  slot.start = start;
  slot.end = end;
  slot.cells.forEach((cell, at) => setAttribute(cell, 'aria-selected', at >= start && at <= end ? 'true' : null));
}

function showPlace(slot: Slot, row: number, offset: number): void {
  if (slot.row !== row) slot.element.setAttribute('aria-rowindex', String(row + 2));
  slot.element.style.transform = `translateY(${offset}px)`;
  slot.row = row;
  slot.offset = offset;
}

function showRow(slot: Slot, shown: ShownRows, row: number): void {
  const { model, state, rowHeight } = shown;
  const { store } = model;
  const key = state.keys[row] ?? -1;
  const person = store.personOf(key);
  if (!person) return; // The person was removed; the next update changes the shown rows.
  const isRevealed = state.revealed.has(key);
  const number = store.positionOf(key) + 1;
  const problems = store.problemsOf(key);
  const isTurned = slot.isRevealed !== isRevealed;
  if (slot.row !== row || slot.offset !== row * rowHeight) showPlace(slot, row, row * rowHeight);
  if (slot.person !== person || slot.context !== store.context || isTurned) showPerson(slot, shown, person, isRevealed);
  if (slot.number !== number || isTurned) showNumber(slot, shown, number);
  if (slot.problems !== problems) showProblems(slot, shown, problems);
  showState(slot, shown, row, state.chosen.has(key));
}

function showState(slot: Slot, shown: ShownRows, row: number, isChosen: boolean): void {
  const { place, range } = shown.state;
  const active = place.row === row ? place.column : -1;
  if (slot.active !== active) showActive(slot, shown, active);
  const isSelected = isBlock(range) && row >= range.top && row <= range.bottom;
  const start = isSelected ? range.start : -1;
  const end = isSelected ? range.end : -1;
  if (slot.start !== start || slot.end !== end) showSelected(slot, start, end);
  if (slot.isChosen === isChosen) return;
  slot.isChosen = isChosen;
  setAttribute(slot.element, 'aria-selected', isChosen ? 'true' : null);
  if (slot.checkbox) slot.checkbox.checked = isChosen;
}

/**
 * Returns the index of the row that a slot shows. The indexes of the row and of the slot have the same remainder when
 * they are divided by the number of slots. Thus a row that stays in the document during scrolling keeps its slot.
 */
const rowOfSlot = (slot: number, first: number, size: number) => first + ((slot - (first % size) + size) % size);

/**
 * Renders the rows of a table as plain DOM elements. When the user scrolls, the same elements show other rows. Only
 * differences are written to the document.
 */
export function createRowSlots(body: HTMLElement): RowSlots {
  let slots: Slot[] = [];
  let model: PersonTableModel | null = null;
  let copy: (() => RowElement) | null = null;

  function prepare(shown: ShownRows): void {
    if (model !== shown.model || !copy) {
      model = shown.model;
      copy = createRowElement(model);
      slots = [];
    } else if (slots.length === shown.size) return;
    slots = slots.slice(0, shown.size);
    while (slots.length < shown.size) slots.push(emptySlot(copy()));
    body.replaceChildren(...slots.map(({ element }) => element));
  }

  return {
    show(shown) {
      prepare(shown);
      for (let at = 0; at < slots.length; at++) {
        const slot = slots[at];
        if (slot) showRow(slot, shown, rowOfSlot(at, shown.first, shown.size));
      }
    },
    // The elements are in a circular order, so the element of the first row may be in the middle. Either the elements
    // before it are moved to the end, or the other elements to the start. The smaller group is moved, because the
    // browser computes the layout of moved elements again.
    putInOrder() {
      const first = slots.reduce<Slot | undefined>(
        (one, other) => (one && one.row < other.row ? one : other),
        undefined,
      );
      const elements = [...body.children];
      const at = first ? elements.indexOf(first.element) : 0;
      if (at <= 0) return;
      if (at <= elements.length / 2) body.append(...elements.slice(0, at));
      else body.prepend(...elements.slice(at));
    },
  };
}
