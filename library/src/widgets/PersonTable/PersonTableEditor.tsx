import {
  type AriaAttributes,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

import type { PersonField } from '../../domain/roster/person.ts';
import { Layer, OptionList } from './PersonTableEditor.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import { canPopOver, popOverBeside } from './topLayer.ts';
import type { PersonEditor } from './usePersonEditor.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableEditorProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** State of the table: visible rows, active cell, edit and selected rows. */
  state: PersonTableState;
  /** The only editor of the table. It edits the active cell. */
  editor: PersonEditor;
  /** Distance of the active row from the top of the table, as a CSS length. */
  offset: string;
  /** The rows that are in the document, and their scroll container. */
  view: RowWindow;
  /**
   * Title of the fill handle, with which the user copies the active cell to the rows below it. If undefined, there is
   * no handle.
   */
  fillTitle: string | undefined;
  /** Handles the keys that are pressed in the input. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the focus leaves the input. */
  onBlur: () => void;
  /** Handles copying to the clipboard. */
  onCopy: (event: ClipboardEvent) => void;
  /** Handles cutting to the clipboard. */
  onCut: (event: ClipboardEvent) => void;
  /** Handles pasting from the clipboard. */
  onPaste: (event: ClipboardEvent) => void;
}

/**
 * The input above the active cell. When the user enters the grid, this input gets the focus. It is visible only while a
 * cell is edited.
 */
export function PersonTableEditor(props: PersonTableEditorProps): ReactElement {
  const { model, state, editor, offset, view, fillTitle, ...handlers } = props;
  const { input, offer, onInput } = editor;
  const { edit, place } = state;
  const column = model.columns[place.column];
  const isInView = useIsInView(view, place.row);
  useOwnSelection(input, edit !== null);
  const listId = `${model.id}-options`;
  const isActiveShown = isInView && state.keys.length > 0;

  return (
    <Layer data-editing={edit !== null || undefined} style={{ transform: `translateY(${offset})` }}>
      <div data-column={column} style={{ gridColumn: place.column + 1 }}>
        <input
          ref={input}
          {...(edit ? editorAria(model, edit.field, offer) : gridAria(model, isActiveShown))}
          readOnly={!model.canChange(column)}
          inputMode={edit ? 'text' : 'none'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={onInput}
          {...handlers}
        />
        {fillTitle === undefined ? null : <FillHandle title={fillTitle} />}
      </div>
      {offer ? <Options {...{ listId, editor }} caption={edit ? model.captionOf(edit.field) : ''} /> : null}
    </Layer>
  );
}

/**
 * Returns the ARIA attributes of the input while no cell is edited. If the active cell is in the document,
 * `aria-activedescendant` refers to it.
 */
const gridAria = ({ id, words }: PersonTableModel, isActiveShown: boolean): AriaAttributes => ({
  'aria-label': words.label,
  'aria-controls': `${id}-grid`,
  'aria-activedescendant': isActiveShown ? `${id}-active` : undefined,
  'aria-describedby': `${id}-hint`,
});

/**
 * Returns the ARIA attributes of the input while a cell is edited. If the cell has options, the input is a combobox.
 */
function editorAria(
  { id, captionOf, optionsOf }: PersonTableModel,
  field: PersonField,
  offer: PersonEditor['offer'],
): AriaAttributes & { readonly role?: 'combobox' } {
  const common = { 'aria-label': captionOf(field), 'aria-describedby': `${id}-problem` };
  if (optionsOf(field) === null && offer === null) return common;
  return {
    ...common,
    role: 'combobox',
    'aria-controls': `${id}-options`,
    'aria-expanded': offer !== null,
    'aria-autocomplete': 'list',
    'aria-activedescendant': offer && offer.active !== -1 ? `${id}-options-${offer.active}` : undefined,
  };
}

/** Handle at the end of a cell or a block of cells. Dragging it copies the cells to the rows below. */
export const FillHandle = ({ title }: { title: string }): ReactElement => (
  <span data-part="fill" title={title} aria-hidden="true" />
);

/** True if the row is in the document. */
function useIsInView({ subscribe, firstRow, size }: RowWindow, row: number): boolean {
  const isIn = () => row >= firstRow() && row < firstRow() + size();
  return useSyncExternalStore(subscribe, isIn, isIn);
}

/**
 * Allows the user to copy, cut and paste although no text is selected in the input, because the table itself supplies
 * the text.
 */
function useOwnSelection(input: RefObject<HTMLInputElement | null>, isEditing: boolean): void {
  useEffect(() => {
    const { current: field } = input;
    if (!field || isEditing) return undefined;
    const allow = (event: Event) => event.preventDefault();
    const questions = ['beforecopy', 'beforecut', 'beforepaste'];
    for (const question of questions) field.addEventListener(question, allow);
    return () => {
      for (const question of questions) field.removeEventListener(question, allow);
    };
  }, [input, isEditing]);
}

interface OptionsProps {
  listId: string;
  caption: string;
  editor: PersonEditor;
}

/** The list of options. If the browser allows it, it is in the top layer, so that no scroll container cuts it off. */
function Options({ listId, caption, editor }: OptionsProps): ReactElement {
  const list: RefObject<HTMLDivElement | null> = useRef(null);
  const { input, offer, take } = editor;
  const { options, active } = offer ?? { options: [], active: -1 };
  useLayoutEffect(() => {
    const [field, element] = [input.current, list.current];
    if (!field || !element) return;
    element.style.minInlineSize = `${field.getBoundingClientRect().width}px`;
    popOverBeside(field, element);
  });

  return (
    <OptionList
      ref={list}
      id={listId}
      role="listbox"
      aria-label={caption}
      popover={canPopOver() ? 'manual' : undefined}
    >
      {options.map((option, at) => (
        <div
          key={option.value}
          id={`${listId}-${at}`}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          // Without the default action, the focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(option)}
          onKeyDown={() => undefined}
        >
          {option.label}
        </div>
      ))}
    </OptionList>
  );
}
