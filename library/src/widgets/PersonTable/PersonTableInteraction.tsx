import { type ReactElement, useImperativeHandle } from 'react';

import { isBlock } from './cellRange.ts';
import { Layer } from './PersonTableEditor.styles.ts';
import { FillHandle, PersonTableEditor } from './PersonTableEditor.tsx';
import { rowsHigh } from './PersonTableGrid.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { usePersonClipboard } from './usePersonClipboard.ts';
import { usePersonEditor } from './usePersonEditor.ts';
import { usePersonGridActions } from './usePersonGridActions.ts';
import type { PersonGridActivation } from './usePersonGridActivation.ts';
import { usePersonGridKeys } from './usePersonGridKeys.ts';
import { usePersonGridPointer } from './usePersonGridPointer.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowSort } from './useRowOrder.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableInteractionProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** State of the table: visible rows, active cell, edit and selected rows. */
  state: PersonTableState;
  /** The rows that are in the document, and their scroll container. */
  view: RowWindow;
  /**
   * Records whether the user has entered the grid. This component writes the grid's event handlers and its input into
   * the `ref` of the activation.
   */
  activation: PersonGridActivation;
  /** Id of the scheme for persons whom the user adds by pasting. */
  newSchemeId: string;
  /** Applies the suggested correction to the active row, or to all rows that have the same problem. */
  onFix: (isForAll: boolean) => void;
  /** Sorts the rows. If `sort` is null, the rows get the order of the roster again. */
  sortBy: (sort: RowSort | null) => void;
}

/**
 * The input above the active cell, with the handlers for keys, pointers and clipboard. It is mounted when the user
 * first enters the grid, because a user who only reads the table doesn't need the input.
 */
export function PersonTableInteraction(props: PersonTableInteractionProps): ReactElement {
  const { model, state, view } = props;
  const { range } = state;
  const { editor, editorProps } = useGridInteraction(props);
  const canFill = !model.isFixed && state.keys.length > 0;

  return (
    <>
      <PersonTableEditor
        model={model}
        state={state}
        editor={editor}
        {...editorProps}
        offset={rowsHigh(state.place.row + 1)}
        view={view}
        fillTitle={canFill && !isBlock(range) ? model.words.fillHandle : undefined}
      />
      {canFill && !state.edit && isBlock(range) ? (
        <Layer style={{ transform: `translateY(${rowsHigh(range.bottom + 1)})` }}>
          <div data-column={model.columns[range.end]} style={{ gridColumn: range.end + 1 }}>
            <FillHandle title={model.words.fillHandle} />
          </div>
        </Layer>
      ) : null}
    </>
  );
}

/** Returns the editor of the active cell, and the handlers for keys, pointers and clipboard. */
function useGridInteraction({
  model,
  state,
  view,
  activation,
  newSchemeId,
  onFix,
  sortBy,
}: PersonTableInteractionProps) {
  const actions = usePersonGridActions(model, state, view.page);
  const editor = usePersonEditor(model, state, { onOpen: view.reveal, onMove: actions.moveAfter });
  const clipboard = usePersonClipboard(model, state, newSchemeId);
  const keys = usePersonGridKeys({
    model,
    state,
    editor,
    actions,
    clear: clipboard.clear,
    fix: onFix,
    sort: (key) => {
      const column = model.columns[state.place.column] ?? 'row';
      const direction = key === 'ArrowUp' ? 'ascending' : 'descending';
      const isSame = state.sort?.column === column && state.sort.direction === direction;
      sortBy(isSame || column === 'row' ? null : { column, direction });
    },
  });
  const pointer = usePersonGridPointer({ state, editor, actions, scroller: view.scroller, enter: keys.enter });
  useImperativeHandle(activation.ref, () => ({ pointer, input: editor.input }));
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
