import {
  forwardRef,
  type ForwardRefExoticComponent,
  type KeyboardEvent,
  type RefAttributes,
  useId,
  useRef,
} from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { useObjectRef } from 'react-aria/useObjectRef';

import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldHelp, FieldLabel, type FieldWords, FormValue } from '../Field/index.ts';
import { ChevronDownIcon, CloseIcon } from '../Icon/index.ts';
import { messages } from './ComboBox.messages.ts';
import * as S from './ComboBox.styles.ts';
import { optionId } from './ComboBoxList.tsx';
import { ComboBoxPopup } from './ComboBoxPopup.tsx';
import { type ComboBoxState, type ComboBoxStateProps, useComboBoxState } from './useComboBoxState.ts';

export interface ComboBoxProps
  extends
    FieldWords,
    ComboBoxStateProps,
    Pick<
      TextFieldProps,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'isInvalid' | 'id' | 'autoFocus' | 'autoComplete' | 'aria-label'
    > {
  /** State of the options. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Shown while the field is empty. @default '请选择或搜索' */
  placeholder?: string | undefined;
  /** Name of the value in a submitted form. */
  name?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

/**
 * Chooses one option of a long list by searching it in Chinese, pinyin, initials or an option's other words. The ref is
 * the input's.
 */
export const ComboBox: ForwardRefExoticComponent<ComboBoxProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  ComboBoxProps
>(function ComboBox(props, ref) {
  const { label, description, errorMessage, placeholder, isInvalid, name, onBlur, status = 'ready', ...others } = props;
  const { options, value, defaultValue, onChange, allowsCustomValue, onSearch, onWrite, ...rest } = others;
  const words = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const input = useObjectRef(ref);
  const listId = useId();
  const state = useComboBoxState({ options, value, defaultValue, onChange, allowsCustomValue, onSearch, onWrite });
  useFormReset(input, defaultValue, state.value, state.set);
  const isFixed = Boolean(rest.isDisabled || rest.isReadOnly);
  const hasWrong = isInvalid || Boolean(errorMessage);

  return (
    <S.Root {...rest} value={state.text} isInvalid={hasWrong} validationBehavior="aria">
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Box ref={box} isInvalid={hasWrong} isDisabled={rest.isDisabled ?? false}>
        <S.Input
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={state.isOpen}
          aria-controls={state.isOpen ? listId : undefined}
          aria-activedescendant={state.isOpen && state.current !== -1 ? optionId(listId, state.current) : undefined}
          autoComplete={rest.autoComplete ?? 'off'}
          spellCheck={false}
          placeholder={placeholder ?? words.placeholder}
          onChange={({ currentTarget, nativeEvent }) =>
            state.write(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => state.write(currentTarget.value, false)}
          onClick={({ currentTarget }) => {
            if (isFixed || state.isOpen) return;
            if (!allowsCustomValue) currentTarget.select(); // the text that follows is a search
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
        {state.text !== '' && !rest.isRequired && !isFixed ? (
          <S.Inside
            aria-label={`${words.clear}${typeof label === 'string' ? label : ''}`}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={() => {
              state.set('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </S.Inside>
        ) : null}
        <S.Inside
          aria-label={words.open}
          excludeFromTabOrder
          preventFocusOnPress
          isDisabled={isFixed}
          onPress={() => {
            input.current?.focus();
            if (state.isOpen) state.cancel();
            else state.open();
          }}
        >
          <ChevronDownIcon />
        </S.Inside>
      </S.Box>
      <ComboBoxPopup
        id={listId}
        field={box}
        state={state}
        status={status}
        allowsCustomValue={allowsCustomValue ?? false}
      />
      <FormValue name={name} value={state.value} isDisabled={rest.isDisabled} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});

const pageRows = 8;
const moves: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', pageRows],
  ['PageUp', -pageRows],
]);

function steer(event: KeyboardEvent<HTMLInputElement>, state: ComboBoxState): void {
  if (isInputMethodKey(event)) return;
  const { isOpen, matches, current } = state;
  const pointed = isOpen ? matches[current] : undefined;
  const by = moves.get(event.key);

  if (by !== undefined) {
    if (isOpen) state.move(by);
    else if (Math.abs(by) === 1) state.open();
    else return;
  } else if (event.key === 'Enter' && isOpen) {
    if (pointed) state.choose(pointed.option);
    else state.commit();
  } else if (event.key === 'Escape' && isOpen) {
    state.cancel();
    event.stopPropagation(); // the dialog around the field stays open
  } else {
    if (event.key === 'Tab' && pointed && state.query !== '') state.choose(pointed.option);
    if (event.key === 'Enter') state.commit();
    return;
  }
  event.preventDefault();
}
