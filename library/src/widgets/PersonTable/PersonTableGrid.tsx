import { type KeyboardEvent, type MouseEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';

import { neighbourOf, type Place, placeAfterKey } from './gridKeys.ts';
import { isPersonField } from './personColumns.ts';
import * as S from './PersonTable.styles.ts';
import type { AfterEdit } from './PersonTableEditor.tsx';
import { type PersonTableLook, PersonTableRow } from './PersonTableRow.tsx';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';
import { useSortedSlots } from './useSortedSlots.ts';

export interface PersonTableGridProps {
  look: Omit<PersonTableLook, 'onEndEdit'>;
  state: PersonTableState;
  view: RowWindow;
  isReadOnly: boolean;
  /** Words for a table without rows. */
  empty: string;
}

/** Each slot keeps its row as long as that row is in view: the row's number modulo the number of slots. */
const rowOfSlot = (slot: number, first: number, size: number) => first + ((slot - (first % size) + size) % size);

const isTyping = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && (event.key.length === 1 || event.key === 'Process');

/** The grid: rows in recycled slots, one tab stop, keys of the WAI-ARIA grid pattern. */
export function PersonTableGrid(props: PersonTableGridProps): ReactElement {
  const { state, isReadOnly, empty } = props;
  const { scroller, onScroll, reveal, first, size, rowHeight } = props.view;
  const body = useRef<HTMLDivElement>(null);
  const { look, onKeyDown, onClick } = useGridActions(props);
  const { columns } = look;
  useSortedSlots(body);
  useRevealed(state.place, reveal);
  const isInView = state.place.row >= first && state.place.row < first + size;

  return (
    <S.Frame
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={look.words.label}
      aria-rowcount={state.keys.length + 1}
      aria-colcount={columns.length}
      aria-readonly={isReadOnly || undefined}
      aria-multiselectable={!isReadOnly || undefined}
      aria-activedescendant={isInView && state.keys.length > 0 ? `${look.id}-active` : undefined}
      data-readonly={isReadOnly || undefined}
      data-short={state.keys.length < 12 || undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="row" aria-rowindex={1} data-part="head">
        {columns.map((column, at) => (
          <div key={column} role="columnheader" aria-colindex={at + 1}>
            {look.captionOf(column)}
          </div>
        ))}
      </div>
      {state.keys.length === 0 ? (
        <S.Empty>{empty}</S.Empty>
      ) : (
        <div ref={body} role="rowgroup" data-part="body" style={{ blockSize: state.keys.length * rowHeight }}>
          {Array.from({ length: size }, (_, slot) => {
            const row = rowOfSlot(slot, first, size);
            const key = state.keys[row] ?? -1;
            return (
              <PersonTableRow
                // a slot, not a row, is what stays
                key={slot}
                look={look}
                rowKey={key}
                row={row}
                offset={row * rowHeight}
                activeColumn={state.place.row === row ? state.place.column : null}
                editing={state.edit?.key === key ? state.edit : null}
                isChosen={state.chosen.has(key)}
              />
            );
          })}
        </div>
      )}
    </S.Frame>
  );
}

/** Scrolls to the reader's cell when it becomes another one, not when the reader scrolls away from it. */
function useRevealed({ row, column }: Place, reveal: (place: Place) => void): void {
  const latest = useRef(reveal);
  useLayoutEffect(() => {
    latest.current = reveal;
  });
  useLayoutEffect(() => latest.current({ row, column }), [row, column]);
}

/** What keys and clicks do. */
function useGridActions({ look, state, view, isReadOnly }: PersonTableGridProps) {
  const { store, columns } = look;
  const extent = { rows: state.keys.length, columns: columns.length, page: view.page };
  const { goTo } = state;
  const startEdit = (place: Place, typed: string | null) => {
    const [key, field] = [state.keys[place.row], columns[place.column]];
    if (isReadOnly || key === undefined || !isPersonField(field)) return;
    view.reveal(place);
    state.startEdit({ key, field, typed: look.optionsOf(field) ? null : typed });
  };
  const endEdit = (text: string | null, then: AfterEdit) => {
    const { edit } = state;
    state.endEdit();
    if (then !== 'stay' || text === null) view.scroller.current?.focus({ preventScroll: true });
    if (edit && text !== null) store.setField(edit.key, edit.field, text);
    const { row, column } = state.place;
    if (then === 'down') goTo({ row: Math.min(row + 1, extent.rows - 1), column });
    const step = then === 'next' ? 1 : -1;
    if (then === 'next' || then === 'previous') goTo(neighbourOf(state.place, step, extent) ?? state.place);
  };
  /** What Enter and Space do in the columns at the edges. */
  const press = (place: Place): boolean => {
    const [key, column] = [state.keys[place.row], columns[place.column]];
    if (key === undefined) return false;
    if (column === 'choose') state.toggleChosen(key);
    else if (column === 'remove') state.removeRows([key]);
    else return false;
    return true;
  };
  const clear = (place: Place) => {
    const [key, column] = [state.keys[place.row], columns[place.column]];
    if (!isReadOnly && key !== undefined && isPersonField(column) && !look.optionsOf(column))
      store.setField(key, column, '');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const isControl = ctrlKey || metaKey;
    const next = placeAfterKey({ key, isControl }, state.place, extent);
    if (next) goTo(next);
    else if (isControl && key.toLowerCase() === 'z' && !isReadOnly) (shiftKey ? store.redo : store.undo)();
    else if (isControl && key.toLowerCase() === 'y' && !isReadOnly) store.redo();
    else if ((key === 'Enter' || key === ' ') && press(state.place)) event.stopPropagation();
    else if (key === 'Enter' || key === 'F2' || key === ' ') startEdit(state.place, null);
    else if (key === 'Delete' || key === 'Backspace') clear(state.place);
    else if (key === 'Process') return startEdit(state.place, ''); // an input method begins: it goes on in the editor
    else if (isTyping(event)) startEdit(state.place, key);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('input, select, label')) return;
    const cell = event.target.closest('[data-column]');
    const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - 2;
    if (!cell || !(row >= 0)) return;
    const place = { row, column: Number(cell.getAttribute('aria-colindex')) - 1 };
    state.goTo(place);
    if (event.target.closest('button')) press(place);
    else startEdit(place, null);
  };

  return { look: useSteadyLook(look, endEdit), onKeyDown, onClick };
}

/** Rows must not render again because a callback is new: they get one that asks for the latest. */
function useSteadyLook(
  look: Omit<PersonTableLook, 'onEndEdit'>,
  endEdit: PersonTableLook['onEndEdit'],
): PersonTableLook {
  const latest = useRef(endEdit);
  useLayoutEffect(() => {
    latest.current = endEdit;
  });
  return useMemo(() => ({ ...look, onEndEdit: (text, then) => latest.current(text, then) }), [look]);
}
