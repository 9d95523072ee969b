import { type ReactElement, useImperativeHandle } from 'react';

import { isBlock } from './cellRange.ts';
import { Layer } from './PersonTableEditor.styles.ts';
import { FillHandle, PersonTableEditor } from './PersonTableEditor.tsx';
import { rowsHigh } from './PersonTableGrid.styles.ts';
import type { PersonTableLook } from './personTableLook.ts';
import { usePersonClipboard } from './usePersonClipboard.ts';
import { usePersonEditor } from './usePersonEditor.ts';
import { usePersonGridActions } from './usePersonGridActions.ts';
import { usePersonGridKeys } from './usePersonGridKeys.ts';
import { usePersonGridPointer } from './usePersonGridPointer.ts';
import type { PersonReader } from './usePersonReader.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowSort } from './useRowOrder.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableReaderProps {
  look: PersonTableLook;
  state: PersonTableState;
  view: RowWindow;
  reader: PersonReader;
  /** Scheme of persons that a paste adds. */
  newSchemeId: string;
  onFix: (isForAll: boolean) => void;
  sortBy: (sort: RowSort | null) => void;
}

/**
 * What comes with the user: the field over their cell, and what keys, pointers and the clipboard do. A table that is
 * only looked at has none of it.
 */
export function PersonTableReader(props: PersonTableReaderProps): ReactElement {
  const { look, state, view } = props;
  const { range } = state;
  const { editor, editorProps } = useReader(props);
  const canFill = !look.isFixed && state.keys.length > 0;

  return (
    <>
      <PersonTableEditor
        look={look}
        state={state}
        editor={editor}
        {...editorProps}
        offset={rowsHigh(state.place.row + 1)}
        view={view}
        fillTitle={canFill && !isBlock(range) ? look.words.fillHandle : undefined}
      />
      {canFill && !state.edit && isBlock(range) ? (
        <Layer style={{ transform: `translateY(${rowsHigh(range.bottom + 1)})` }}>
          <div data-column={look.columns[range.end]} style={{ gridColumn: range.end + 1 }}>
            <FillHandle title={look.words.fillHandle} />
          </div>
        </Layer>
      ) : null}
    </>
  );
}

/** What keys, pointers and the clipboard do. */
function useReader({ look, state, view, reader, newSchemeId, onFix, sortBy }: PersonTableReaderProps) {
  const actions = usePersonGridActions(look, state, view.page);
  const editor = usePersonEditor(look, state, { onOpen: view.reveal, onMove: actions.moveAfter });
  const clipboard = usePersonClipboard(look, state, newSchemeId);
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
  useImperativeHandle(reader.ref, () => ({ pointer, input: editor.input }));
  return {
    editor,
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
