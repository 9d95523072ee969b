import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

import { Layer, OptionList } from './PersonTableEditor.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { PersonEditor } from './usePersonEditor.ts';
import type { PersonTableState } from './usePersonTableState.ts';
import type { RowWindow } from './useRowWindow.ts';

export interface PersonTableEditorProps {
  model: PersonTableModel;
  state: PersonTableState;
  editor: PersonEditor;
  /** From the top of the table to the user's row. */
  offset: string;
  view: RowWindow;
  /** What the handle says that fills the rows below with the user's cell; left out where there is none. */
  fillTitle: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  onCopy: (event: ClipboardEvent) => void;
  onCut: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** The field over the user's cell: seen only while the cell is edited, but always the one with the focus. */
export function PersonTableEditor(props: PersonTableEditorProps): ReactElement {
  const { model, state, editor, offset, view, fillTitle, ...handlers } = props;
  const { input, offer, onInput } = editor;
  const { edit, place } = state;
  const column = model.columns[place.column];
  const isInView = useIsInView(view, place.row);
  useOwnSelection(input, edit !== null);
  const isList = edit !== null && (model.optionsOf(edit.field) !== null || offer !== null);
  const listId = `${model.id}-options`;
  const activeId = edit
    ? offer && offer.active !== -1
      ? `${listId}-${offer.active}`
      : undefined
    : isInView && state.keys.length > 0
      ? `${model.id}-active`
      : undefined;

  return (
    <Layer data-editing={edit !== null || undefined} style={{ transform: `translateY(${offset})` }}>
      <div data-column={column} style={{ gridColumn: place.column + 1 }}>
        <input
          ref={input}
          role={isList ? 'combobox' : undefined}
          aria-label={edit ? model.captionOf(edit.field) : model.words.label}
          aria-controls={edit ? (isList ? listId : undefined) : `${model.id}-grid`}
          aria-expanded={isList ? offer !== null : undefined}
          aria-autocomplete={isList ? 'list' : undefined}
          aria-activedescendant={activeId}
          aria-describedby={edit ? `${model.id}-problem` : `${model.id}-hint`}
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

/** At the end of a cell or a block. */
export const FillHandle = ({ title }: { title: string }): ReactElement => (
  <span data-part="fill" title={title} aria-hidden="true" />
);

/** Whether a row is in the document. */
function useIsInView({ subscribe, firstRow, size }: RowWindow, row: number): boolean {
  const isIn = () => row >= firstRow() && row < firstRow() + size();
  return useSyncExternalStore(subscribe, isIn, isIn);
}

/** Browsers that ask first whether there is anything to copy find nothing selected in the field: the table has it. */
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

/** Under the field where there is room, else above it. */
function placeBeside(field: HTMLElement, list: HTMLElement): void {
  const [at, { offsetHeight: height }] = [field.getBoundingClientRect(), list];
  const isBelow = at.bottom + height <= window.innerHeight || at.top < height;
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  const place: CSSProperties = {
    insetBlockStart: `${isBelow ? at.bottom : at.top - height}px`,
    insetInlineStart: `${isRightToLeft ? window.innerWidth - at.right : at.left}px`,
    minInlineSize: `${at.width}px`,
  };
  Object.assign(list.style, place);
}

const canPopOver = () => typeof HTMLElement.prototype.showPopover === 'function';

interface OptionsProps {
  listId: string;
  caption: string;
  editor: PersonEditor;
}

/** The choices, above everything else on the page so that no scroller cuts them off. */
function Options({ listId, caption, editor }: OptionsProps): ReactElement {
  const list: RefObject<HTMLDivElement | null> = useRef(null);
  const { input, offer, take } = editor;
  const { options, active } = offer ?? { options: [], active: -1 };
  useLayoutEffect(() => {
    const [field, element] = [input.current, list.current];
    if (!field || !element) return;
    if (canPopOver() && !element.matches(':popover-open')) element.showPopover();
    placeBeside(field, element);
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
          // the field keeps the focus
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
