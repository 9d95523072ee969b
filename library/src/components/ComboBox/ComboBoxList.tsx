import { type MouseEvent, type ReactElement, useMemo } from 'react';

import { CheckIcon } from '../Icon/index.ts';
import * as S from './ComboBoxList.styles.ts';
import { type ComboBoxRow, comboBoxRows, sectionsOf } from './comboBoxRows.ts';
import { MarkedText } from './MarkedText.tsx';
import type { ComboBoxState } from './useComboBoxState.ts';
import { heightOfRows, useVisibleRows } from './useVisibleRows.ts';

/** The part of the combo box's state that the list uses. */
export type ListedChoice = Pick<ComboBoxState, 'matches' | 'current' | 'query' | 'value' | 'choose'>;

interface ComboBoxListProps {
  readonly id: string;
  /** Name of the list of options for screen readers. */
  readonly label: string;
  readonly state: ListedChoice;
}

/**
 * Keeps the focus in the input when the user presses an option, because the arrow keys of the input move through the
 * list.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Id of the option at this index of the matches. `aria-activedescendant` of the input refers to this id. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** List of the options that match the search. Only the options in or near the visible part are in the document. */
export function ComboBoxList({ id, label, state }: ComboBoxListProps): ReactElement {
  const { matches, current, query } = state;
  const isSearching = query !== '';
  const rows = useMemo(() => comboBoxRows(matches, isSearching), [matches, isSearching]);
  const currentRow = useMemo(
    () => (current === -1 ? -1 : rows.findIndex((row) => row.kind === 'option' && row.place === current)),
    [rows, current],
  );
  const { scroller, first, end, onScroll } = useVisibleRows(rows.length, currentRow, query);
  const isTall = matches.some(({ option }) => option.description ?? (isSearching && option.group));

  const press = ({ target }: MouseEvent): void => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    const match = item ? matches[Number(item.dataset['place'])] : undefined;
    if (match) state.choose(match.option);
  };
  return (
    <S.List
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      data-tall={isTall || undefined}
      onScroll={onScroll}
      onMouseDown={keepFocus}
      onClick={press}
    >
      <div role="presentation" style={{ blockSize: heightOfRows(first) }} />
      {sectionsOf(rows.slice(first, end)).map(({ group, rows: own }) => (
        <div key={group} role={group === '' ? 'presentation' : 'group'} aria-label={group || undefined}>
          {own.map((row) => (
            <ComboBoxLine key={row.kind === 'option' ? row.match.option.value : ''} id={id} row={row} state={state} />
          ))}
        </div>
      ))}
      <div role="presentation" style={{ blockSize: heightOfRows(rows.length - end) }} />
    </S.List>
  );
}

function ComboBoxLine(props: {
  readonly id: string;
  readonly row: ComboBoxRow;
  readonly state: ListedChoice;
}): ReactElement {
  const { id, row, state } = props;
  if (row.kind === 'heading')
    return (
      <S.Heading aria-hidden data-row="">
        {row.group}
      </S.Heading>
    );
  const { option, marks } = row.match;
  const isChosen = option.value === state.value;
  const note = [option.description, state.query === '' ? '' : option.group].filter(Boolean).join(' · ');
  return (
    <S.Option
      id={optionId(id, row.place)}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.isDisabled || undefined}
      aria-posinset={row.place + 1}
      aria-setsize={state.matches.length}
      data-row=""
      data-place={row.place}
      data-pointed={row.place === state.current || undefined}
    >
      <span data-part="words">
        <span data-part="label">
          <MarkedText text={option.label} marks={marks} />
        </span>
        {note === '' ? null : <span data-part="note">{note}</span>}
      </span>
      {isChosen ? <CheckIcon /> : null}
    </S.Option>
  );
}
