import {
  type CSSProperties,
  type FocusEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

import { isBlock } from './cellRange.ts';
import type { Place } from './gridKeys.ts';
import { type PersonColumn, tracksOf } from './personColumns.ts';
import { Layer } from './PersonTableEditor.styles.ts';
import { FillHandle, PersonTableEditor } from './PersonTableEditor.tsx';
import * as S from './PersonTableGrid.styles.ts';
import { PersonTableHead } from './PersonTableHead.tsx';
import type { PersonTableLook } from './personTableLook.ts';
import { PersonTableRows } from './PersonTableRows.tsx';
import { usePersonClipboard } from './usePersonClipboard.ts';
import { type PersonEditor, usePersonEditor } from './usePersonEditor.ts';
import { usePersonGridActions } from './usePersonGridActions.ts';
import { usePersonGridKeys } from './usePersonGridKeys.ts';
import { usePersonGridPointer } from './usePersonGridPointer.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowSort } from './useRowOrder.ts';
import type { RowWindow } from './useRowWindow.ts';
import { useSteady } from './useSteady.ts';

export interface PersonTableGridProps {
  look: PersonTableLook;
  state: PersonTableState;
  view: RowWindow;
  editorRef: { current: PersonEditor | null };
  /** Scheme of persons that a paste adds. */
  newSchemeId: string;
  onFix: (isForAll: boolean) => void;
  /** Words for a table without rows. */
  empty: string;
}

/** The grid: rows in recycled slots, one field that has the focus, keys of the WAI-ARIA grid pattern. */
export function PersonTableGrid(props: PersonTableGridProps): ReactElement {
  const { look, state, view, empty } = props;
  const { scroller } = view;
  const { columns, words } = look;
  const { tracks, width } = useMemo(() => tracksOf(columns), [columns]);
  const { editor, pointer, editorProps, onSort, onChooseEvery } = useGrid(props);
  const canFill = !look.isFixed && state.keys.length > 0;
  const style = { '--person-table-tracks': tracks, '--person-table-width': width } as CSSProperties;

  return (
    <S.Frame
      ref={scroller}
      style={style}
      data-readonly={look.isFixed || undefined}
      data-short={state.keys.length < 12 || undefined}
      {...pointer}
    >
      <div
        role="grid"
        id={`${look.id}-grid`}
        aria-label={words.label}
        aria-rowcount={state.keys.length + 1}
        aria-colcount={columns.length}
        aria-readonly={look.isFixed || undefined}
        aria-multiselectable
        tabIndex={editor.isThere ? undefined : 0}
        onFocus={editor.isThere ? undefined : (event) => passFocusOn(event, editor)}
      >
        <PersonTableHead
          look={look}
          sort={state.sort}
          isEveryChosen={state.keys.length > 0 && state.keys.length === state.chosen.size}
          onSort={onSort}
          onChooseEvery={onChooseEvery}
        />
        {state.keys.length === 0 ? (
          <div role="row" data-part="empty">
            <S.Empty role="gridcell">{empty}</S.Empty>
          </div>
        ) : (
          <PersonTableRows look={look} state={state} view={view} />
        )}
      </div>
      {editor.isThere ? (
        <PersonTableEditor
          look={look}
          state={state}
          editor={editor}
          {...editorProps}
          offset={S.rowsHigh(state.place.row + 1)}
          view={view}
          fillTitle={canFill && !isBlock(state.range) ? words.fillHandle : undefined}
        />
      ) : null}
      {editor.isThere && canFill && !state.edit && isBlock(state.range) ? (
        <Layer style={{ transform: `translateY(${S.rowsHigh(state.range.bottom + 1)})` }}>
          <div data-column={columns[state.range.end]} style={{ gridColumn: state.range.end + 1 }}>
            <FillHandle title={words.fillHandle} />
          </div>
        </Layer>
      ) : null}
    </S.Frame>
  );
}

/** To the field, and for keys to the reader's cell: a press somewhere in the grid leaves it scrolled as it is. */
function passFocusOn({ target, currentTarget }: FocusEvent, editor: PersonEditor): void {
  if (target !== currentTarget) return;
  editor.focus({ preventScroll: !currentTarget.matches(':focus-visible') });
}

/** Scrolls to the reader's cell when it becomes another one, not when the reader scrolls away from it. */
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

/** What keys, pointers and the clipboard do. */
function useGrid({ look, state, view, editorRef, newSchemeId, onFix }: PersonTableGridProps) {
  const actions = usePersonGridActions(look, state, view.page);
  const editor = usePersonEditor(look, state, { onOpen: view.reveal, onMove: actions.moveAfter });
  const clipboard = usePersonClipboard(look, state, newSchemeId);
  useRevealed(state.corner, view.reveal);
  useEffect(() => {
    editorRef.current = editor;
  });
  const sortBy = (sort: RowSort | null) => {
    state.sortBy(sort, (person) => (sort ? look.sortTextOf(sort.column, person) : ''));
    state.say(sort ? look.words.sorted(look.captionOf(sort.column), sort.direction) : look.words.unsorted);
  };
  const keys = usePersonGridKeys({
    look,
    state,
    editor,
    actions,
    clear: clipboard.clear,
    fix: onFix,
    sort: (key) => {
      const column = look.columns[state.place.column] ?? 'row';
      const direction = key === 'ArrowUp' ? 'ascending' : 'descending';
      const isSame = state.sort?.column === column && state.sort.direction === direction;
      sortBy(isSame || column === 'row' ? null : { column, direction });
    },
  });
  const pointer = usePersonGridPointer({ state, editor, actions, scroller: view.scroller, enter: keys.enter });
  const onSort = useSteady((column: PersonColumn) => sortBy(turned(state.sort, column)));
  const onChooseEvery = useSteady(() => state.choose(state.chosen.size === state.keys.length ? [] : state.keys));
  return {
    editor,
    pointer,
    onSort,
    onChooseEvery,
    editorProps: {
      onKeyDown: keys.onKeyDown,
      onCopy: clipboard.onCopy,
      onCut: clipboard.onCut,
      onPaste: clipboard.onPaste,
      onBlur: () => {
        keys.leave();
        editor.commit('stay');
      },
    },
  };
}
