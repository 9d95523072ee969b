import { type CSSProperties, type FocusEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { useStableCallback } from '../../foundation/useStableCallback.ts';
import type { Place } from './gridKeys.ts';
import { type PersonColumn, tracksOf } from './personColumns.ts';
import * as S from './PersonTableGrid.styles.ts';
import { PersonTableHead } from './PersonTableHead.tsx';
import { PersonTableInteraction, type PersonTableInteractionProps } from './PersonTableInteraction.tsx';
import type { PersonTableModel } from './personTableModel.ts';
import { PersonTableRows } from './PersonTableRows.tsx';
import type { PersonGridActivation } from './usePersonGridActivation.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowSort } from './useRowOrder.ts';

export interface PersonTableGridProps extends Omit<PersonTableInteractionProps, 'sortBy'> {
  /** Text that is shown when the table has no rows. */
  empty: string;
}

/**
 * The grid. It consists of a small set of row elements that are reused, and of one input that has the focus. It
 * supports the keys of the WAI-ARIA grid pattern.
 */
export function PersonTableGrid({
  activation,
  empty,
  newSchemeId,
  onFix,
  ...grid
}: PersonTableGridProps): ReactElement {
  const { model, state, view } = grid;
  const { scroller } = view;
  const { columns, words } = model;
  const { tracks, width } = useMemo(() => tracksOf(columns, words.columnWidths), [columns, words]);
  useRevealed(state.corner, view.reveal);
  const { sortBy, onSort, isEveryChosen, onChooseEvery } = useHead(model, state);
  const style = { '--person-table-tracks': tracks, '--person-table-width': width } as CSSProperties;

  return (
    <S.Frame
      ref={scroller}
      style={style}
      data-part="frame"
      data-readonly={model.isFixed || undefined}
      data-short={state.keys.length < 12 || undefined}
      {...activation.pointer}
    >
      <div
        role="grid"
        id={`${model.id}-grid`}
        aria-label={words.label}
        aria-rowcount={state.keys.length + 1}
        aria-colcount={columns.length}
        aria-readonly={model.isFixed || undefined}
        aria-multiselectable
        tabIndex={activation.isActive ? undefined : 0}
        onFocus={activation.isActive ? undefined : (event) => passFocusOn(event, activation)}
      >
        <PersonTableHead
          model={model}
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
      {activation.isActive ? (
        <PersonTableInteraction {...{ activation, newSchemeId, onFix, sortBy }} {...grid} />
      ) : null}
    </S.Frame>
  );
}

/**
 * Moves the focus from the grid to the input. If the focus came by keyboard, the function also scrolls to the active
 * cell.
 */
function passFocusOn({ target, currentTarget }: FocusEvent, activation: PersonGridActivation): void {
  if (target !== currentTarget) return;
  activation.focus({ preventScroll: !currentTarget.matches(':focus-visible') });
}

/**
 * Scrolls to a place each time the place changes. If the user scrolls it out of view, the table doesn't scroll back.
 */
function useRevealed({ row, column }: Place, reveal: (place: Place) => void): void {
  const revealLatest = useEffectEvent(reveal);
  const revealed = useRef({ row, column });
  useLayoutEffect(() => {
    if (revealed.current.row === row && revealed.current.column === column) return;
    revealed.current = { row, column };
    revealLatest({ row, column });
  }, [row, column]);
}

const turned = (sort: RowSort | null, column: PersonColumn): RowSort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};

/** Returns the handlers of the column headers, which sort the rows and select all rows. */
function useHead(model: PersonTableModel, state: PersonTableState) {
  const sortBy = (sort: RowSort | null) => {
    state.sortBy(sort, (person) => (sort ? model.sortTextOf(sort.column, person) : ''));
    state.say(sort ? model.words.sorted(model.captionOf(sort.column), sort.direction) : model.words.unsorted);
  };
  const onSort = useStableCallback((column: PersonColumn) => sortBy(turned(state.sort, column)));
  const { keys, chosen } = state;
  const isEveryChosen = useMemo(
    () => keys.length > 0 && keys.length <= chosen.size && keys.every((key) => chosen.has(key)),
    [keys, chosen],
  );
  const onChooseEvery = useStableCallback(() => state.choose(isEveryChosen ? [] : keys));
  return { sortBy, onSort, isEveryChosen, onChooseEvery };
}
