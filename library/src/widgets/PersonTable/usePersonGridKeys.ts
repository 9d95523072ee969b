import { type KeyboardEvent, useRef } from 'react';

import { ownValue } from '../../domain/record/ownValue.ts';
import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { isBlock } from './cellRange.ts';
import { type Place, placeAfterKey } from './gridKeys.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { PersonEditor } from './usePersonEditor.ts';
import type { PersonGridActions } from './usePersonGridActions.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonGridKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the user starts to work in the grid. From then on, Tab moves from cell to cell. */
  readonly enter: () => void;
  /**
   * Called when the focus leaves the grid. When the focus comes back, Tab leaves the grid until the user starts to work
   * in it.
   */
  readonly leave: () => void;
}

interface Keyboard {
  readonly model: PersonTableModel;
  readonly state: PersonTableState;
  readonly editor: PersonEditor;
  readonly actions: PersonGridActions;
  readonly clear: () => void;
  readonly sort: (key: 'ArrowUp' | 'ArrowDown') => void;
  readonly fix: (isForAll: boolean) => void;
}

type Command = (keyboard: Keyboard, event: KeyboardEvent) => void;

const controlCommands: Readonly<Record<string, Command>> = {
  a: ({ actions }) => actions.selectAll(),
  d: ({ actions }) => actions.fillDown(),
  y: ({ actions }) => actions.redo(),
  z: ({ actions }, { shiftKey }) => (shiftKey ? actions.redo : actions.undo)(),
  ' ': ({ actions }) => actions.selectColumn(),
};
const altCommands: Readonly<Record<string, Command>> = {
  ArrowUp: ({ sort }) => sort('ArrowUp'),
  ArrowDown: ({ sort }) => sort('ArrowDown'),
  Enter: ({ fix }, { shiftKey }) => fix(shiftKey),
};

const pressOrEdit: Command = ({ state, actions, editor }, { shiftKey }) => {
  if (!actions.press(state.place, shiftKey)) editor.start(state.place);
};
const commands: Readonly<Record<string, Command>> = {
  Enter: pressOrEdit,
  F2: ({ state, editor }) => editor.start(state.place),
  ' ': (keyboard, event) => {
    const { row } = keyboard.state.place;
    if (event.shiftKey) keyboard.actions.selectRows(row, row);
    else pressOrEdit(keyboard, event);
  },
  Delete: ({ clear }) => clear(),
  Backspace: ({ clear }) => clear(),
};

const commandFor = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Command | undefined =>
  altKey
    ? ownValue(altCommands, key)
    : ctrlKey || metaKey
      ? ownValue(controlCommands, key.toLowerCase())
      : ownValue(commands, key);

function moved({ state, actions }: Keyboard, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  const from: Place = shiftKey ? state.corner : state.place;
  const next = placeAfterKey({ key, isControl: ctrlKey || metaKey }, from, actions.extent());
  if (!next) return false;
  if (shiftKey) state.select(state.place, next);
  else state.goTo(next);
  return true;
}

/**
 * Returns the handler for keys that are pressed while no cell is edited. During an edit, the editor handles the keys.
 * Tab leaves the grid until the user starts to work in it.
 */
export function usePersonGridKeys(keyboard: Keyboard): PersonGridKeys {
  const isWorking = useRef(false);
  const { state, editor, actions } = keyboard;

  const onTab = (event: KeyboardEvent): void => {
    if (isWorking.current && actions.step(event.shiftKey ? -1 : 1)) event.preventDefault();
  };
  // Escape is handled here if the user works in the grid or has selected a block. Otherwise the event reaches the
  // element around the grid, such as a dialog.
  const onEscape = (event: KeyboardEvent): void => {
    if (isWorking.current || isBlock(state.range)) event.stopPropagation();
    isWorking.current = false;
    state.goTo(state.place);
  };
  const enter = (): void => {
    isWorking.current = true;
  };
  return {
    enter,
    leave: () => {
      isWorking.current = false;
    },
    onKeyDown: (event) => {
      if (state.edit) return editor.onKeyDown(event);
      if (isInputMethodKey(event)) return undefined;
      if (event.key === 'Tab') return onTab(event);
      if (event.key === 'Escape') return onEscape(event);
      if (!moved(keyboard, event)) {
        const command = commandFor(event);
        if (!command) return undefined;
        command(keyboard, event);
      }
      enter();
      return event.preventDefault();
    },
  };
}
