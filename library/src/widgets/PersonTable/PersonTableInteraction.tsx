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
  /** The model that all rows share: data, texts and permissions. */
  model: PersonTableModel;
  /** State of the table. */
  state: PersonTableState;
  /** The rows that are in the document, and their scroll container. */
  view: RowWindow;
  /** Activation state of the grid; it receives the event handlers. */
  activation: PersonGridActivation;
  /** Scheme id for persons whom a paste adds. */
  newSchemeId: string;
  /** Called to apply the suggested correction to this row, or to all rows with the same problem. */
  onFix: (isForAll: boolean) => void;
  /** Called to sort the rows; null restores the original order of the roster. */
  sortBy: (sort: RowSort | null) => void;
}

/**
 * The input above the active cell, with the handlers of keys, pointers and clipboard. The grid mounts it at the user's
 * first focus or press, so a table that is only displayed doesn't need it.
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

/** Creates the editor of the active cell, and the handlers of keys, pointers and clipboard. */
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
