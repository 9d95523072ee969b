import { type CSSProperties, type FocusEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';

import type { Place } from './gridKeys.ts';
import { type PersonColumn, tracksOf } from './personColumns.ts';
import * as S from './PersonTableGrid.styles.ts';
import { PersonTableHead } from './PersonTableHead.tsx';
import type { PersonTableLook } from './personTableLook.ts';
import { PersonTableReader, type PersonTableReaderProps } from './PersonTableReader.tsx';
import { PersonTableRows } from './PersonTableRows.tsx';
import type { PersonReader } from './usePersonReader.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowSort } from './useRowOrder.ts';
import { useSteady } from './useSteady.ts';

export interface PersonTableGridProps extends Omit<PersonTableReaderProps, 'sortBy'> {
  /** Words for a table without rows. */
  empty: string;
}

/** The grid: rows in recycled slots, one field that has the focus, keys of the WAI-ARIA grid pattern. */
export function PersonTableGrid({ reader, empty, newSchemeId, onFix, ...grid }: PersonTableGridProps): ReactElement {
  const { look, state, view } = grid;
  const { scroller } = view;
  const { columns, words } = look;
  const { tracks, width } = useMemo(() => tracksOf(columns, words.columnWidths), [columns, words]);
  useRevealed(state.corner, view.reveal);
  const { sortBy, onSort, isEveryChosen, onChooseEvery } = useHead(look, state);
  const style = { '--person-table-tracks': tracks, '--person-table-width': width } as CSSProperties;

  return (
    <S.Frame
      ref={scroller}
      style={style}
      data-readonly={look.isFixed || undefined}
      data-short={state.keys.length < 12 || undefined}
      {...reader.pointer}
    >
      <div
        role="grid"
        id={`${look.id}-grid`}
        aria-label={words.label}
        aria-rowcount={state.keys.length + 1}
        aria-colcount={columns.length}
        aria-readonly={look.isFixed || undefined}
        aria-multiselectable
        tabIndex={reader.isHere ? undefined : 0}
        onFocus={reader.isHere ? undefined : (event) => passFocusOn(event, reader)}
      >
        <PersonTableHead
          look={look}
          sort={state.sort}
          isEveryChosen={isEveryChosen}
          onSort={onSort}
          onChooseEvery={onChooseEvery}
        />
        {state.keys.length === 0 ? (
          <div role="row" data-part="empty">
            <S.Empty role="gridcell">{empty}</S.Empty>
          </div>
        ) : (
          <PersonTableRows {...grid} />
        )}
      </div>
      {reader.isHere ? <PersonTableReader {...{ reader, newSchemeId, onFix, sortBy }} {...grid} /> : null}
    </S.Frame>
  );
}

/** To the field, and for keys to the user's cell: a press somewhere in the grid leaves it scrolled as it is. */
function passFocusOn({ target, currentTarget }: FocusEvent, reader: PersonReader): void {
  if (target !== currentTarget) return;
  reader.focus({ preventScroll: !currentTarget.matches(':focus-visible') });
}

/** Scrolls to the user's cell when it becomes another one, not when the user scrolls away from it. */
function useRevealed({ row, column }: Place, reveal: (place: Place) => void): void {
  const latest = useRef(reveal);
  const revealed = useRef({ row, column });
  useLayoutEffect(() => {
    latest.current = reveal;
  });
  useLayoutEffect(() => {
    if (revealed.current.row === row && revealed.current.column === column) return;
    revealed.current = { row, column };
    latest.current({ row, column });
  }, [row, column]);
}

const turned = (sort: RowSort | null, column: PersonColumn): RowSort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};

/** What the captions of the columns do. */
function useHead(look: PersonTableLook, state: PersonTableState) {
  const sortBy = (sort: RowSort | null) => {
    state.sortBy(sort, (person) => (sort ? look.sortTextOf(sort.column, person) : ''));
    state.say(sort ? look.words.sorted(look.captionOf(sort.column), sort.direction) : look.words.unsorted);
  };
  const onSort = useSteady((column: PersonColumn) => sortBy(turned(state.sort, column)));
  const { keys, chosen } = state;
  const isEveryChosen = useMemo(
    () => keys.length > 0 && keys.length <= chosen.size && keys.every((key) => chosen.has(key)),
    [keys, chosen],
  );
  const onChooseEvery = useSteady(() => state.choose(isEveryChosen ? [] : keys));
  return { sortBy, onSort, isEveryChosen, onChooseEvery };
}
