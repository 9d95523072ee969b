import type { KeyboardEvent, ReactElement, RefObject } from 'react';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { rowsByKey } from '../../foundation/listKeys.ts';
import * as S from './ComboBox.styles.ts';
import { optionId } from './ComboBoxList.tsx';
import type { ComboBoxState } from './useComboBoxState.ts';

export interface ComboBoxInputProps {
  /** Ref of the input element. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Id of the list with the options. */
  readonly listId: string;
  /** State of the combo box. */
  readonly state: ComboBoxState;
  /** True when the user can't change the value. */
  readonly isFixed: boolean;
  /** True when the user can enter a text that isn't an option. */
  readonly allowsCustomValue: boolean;
  /** Value of the input's `autocomplete` attribute. @default 'off' */
  readonly autoComplete: string | undefined;
  /** Text that the input shows while it is empty. */
  readonly placeholder: string;
  /** Called when focus leaves the field. */
  readonly onBlur: (() => void) | undefined;
}

/** The input of a combo box, in which the user types to search the options. */
export function ComboBoxInput(props: ComboBoxInputProps): ReactElement {
  const { inputRef, listId, state, isFixed, allowsCustomValue, placeholder, onBlur } = props;
  return (
    <S.Input
      ref={inputRef}
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={state.isOpen}
      aria-controls={state.isOpen ? listId : undefined}
      aria-activedescendant={state.isOpen && state.current !== -1 ? optionId(listId, state.current) : undefined}
      autoComplete={props.autoComplete ?? 'off'}
      spellCheck={false}
      placeholder={placeholder}
      onChange={({ currentTarget, nativeEvent }) =>
        state.write(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => state.write(currentTarget.value, false)}
      onClick={({ currentTarget }) => {
        if (isFixed || state.isOpen) return;
        // Selects the text, so that the user's typing replaces it and starts a search.
        if (!allowsCustomValue) currentTarget.select();
        state.open();
      }}
      onKeyDown={(event) => {
        if (!isFixed) steer(event, state);
      }}
      onBlur={() => {
        state.commit();
        onBlur?.();
      }}
    />
  );
}

function steer(event: KeyboardEvent<HTMLInputElement>, state: ComboBoxState): void {
  if (isInputMethodKey(event)) return;
  const { isOpen, matches, current } = state;
  const pointed = isOpen ? matches[current] : undefined;
  const by = rowsByKey.get(event.key);

  if (by !== undefined) {
    if (isOpen) state.move(by);
    else if (Math.abs(by) === 1) state.open();
    else return;
  } else if (event.key === 'Enter' && isOpen) {
    if (pointed) state.choose(pointed.option);
    else state.commit();
  } else if (event.key === 'Escape' && isOpen) {
    state.cancel();
    event.stopPropagation(); // Escape must not also close the dialog that contains the field.
  } else {
    if (event.key === 'Tab' && pointed && state.query !== '') state.choose(pointed.option);
    if (event.key === 'Enter') state.commit();
    return;
  }
  event.preventDefault();
}
