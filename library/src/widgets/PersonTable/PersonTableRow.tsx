import { memo, type NamedExoticComponent, type ReactElement, useCallback, useSyncExternalStore } from 'react';

import type { Person } from '../../domain/roster/person.ts';
import { isPersonField, isTextColumn, type PersonColumn } from './personColumns.ts';
import { problemAt, type PersonTableLook } from './personTableLook.ts';

export interface PersonTableRowProps {
  look: PersonTableLook;
  rowKey: number;
  /** Position among the rows shown. */
  row: number;
  /** The person's number in the roster, whatever is filtered and sorted. */
  number: number;
  /** Pixels from the first row. */
  offset: number;
  /** The column that keys act on, where it is in this row. */
  activeColumn: number | null;
  /** First and last selected column where a block of cells reaches into this row; −1: none. */
  selectedStart: number;
  selectedEnd: number;
  isChosen: boolean;
  isRevealed: boolean;
}

/** A recycled slot: it shows whatever row it is given, and renders only when that row, its place or its state changes. */
export const PersonTableRow: NamedExoticComponent<PersonTableRowProps> = memo(function PersonTableRow(
  props: PersonTableRowProps,
): ReactElement | null {
  const { look, rowKey, row, offset, activeColumn, selectedStart, selectedEnd, isChosen } = props;
  const { store, columns } = look;
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(rowKey, listener), [store, rowKey]);
  const person = useSyncExternalStore(
    subscribe,
    () => store.personOf(rowKey),
    () => store.personOf(rowKey),
  );
  const problems = useSyncExternalStore(
    subscribe,
    () => store.problemsOf(rowKey),
    () => store.problemsOf(rowKey),
  );
  if (!person) return null;

  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isChosen || undefined}
      data-key={rowKey}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {columns.map((column, at) => {
        const problem = isPersonField(column) ? problemAt(problems, column) : undefined;
        const isActive = activeColumn === at;
        return (
          <div
            key={column}
            id={isActive ? `${look.id}-active` : undefined}
            role="gridcell"
            aria-colindex={at + 1}
            aria-selected={(at >= selectedStart && at <= selectedEnd) || undefined}
            aria-invalid={problem?.severity === 'error' || undefined}
            title={problem && look.sentenceOf(problem)}
            data-column={column}
            data-active={isActive || undefined}
            data-warning={problem?.severity === 'warning' || undefined}
          >
            {cellContent(props, person, column)}
          </div>
        );
      })}
    </div>
  );
});

// What is pressed in a cell is the grid's business: it knows from the cell's column.
function cellContent(
  { look, number, isChosen, isRevealed }: PersonTableRowProps,
  person: Person,
  column: PersonColumn,
): ReactElement | string {
  const { words } = look;
  if (isTextColumn(column)) return look.textOf(column, person, look.isMasked && !isRevealed);
  if (column === 'row')
    return look.isFixed ? (
      String(number)
    ) : (
      <>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={words.chooseRow(number)}
          checked={isChosen}
          onChange={() => undefined}
        />
        <span data-part="number">{number}</span>
      </>
    );
  const [label, text] =
    column === 'remove'
      ? [words.removeRow(number), words.remove]
      : isRevealed
        ? [words.hideRow(number), words.hide]
        : [words.revealRow(number), words.reveal];
  return (
    <button type="button" tabIndex={-1} aria-label={label}>
      {text}
    </button>
  );
}
