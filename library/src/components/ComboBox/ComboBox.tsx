import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  useId,
  useRef,
} from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useFormReset } from '../../foundation/useFormReset.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldHelp, FieldLabel, type FieldWords, FormValue } from '../Field/index.ts';
import { ChevronDownIcon, CloseIcon } from '../Icon/index.ts';
import { messages } from './ComboBox.messages.ts';
import * as S from './ComboBox.styles.ts';
import { ComboBoxInput } from './ComboBoxInput.tsx';
import { ComboBoxPopup } from './ComboBoxPopup.tsx';
import { type ComboBoxStateProps, useComboBoxState } from './useComboBoxState.ts';

export interface ComboBoxProps
  extends
    FieldWords,
    ComboBoxStateProps,
    Pick<
      TextFieldProps,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'isInvalid' | 'id' | 'autoFocus' | 'autoComplete' | 'aria-label'
    > {
  /** State of the options: `ready`, still `loading`, or `failed` to load. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Text that the field shows while it is empty. @default '请选择或搜索' */
  placeholder?: string | undefined;
  /** Name of the value in a submitted form. Without a name the form doesn't contain the value. */
  name?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

/**
 * Field in which the user chooses one option of a long list. The user can search by Chinese characters, pinyin,
 * initials or keywords of an option. The ref is the input element.
 */
export const ComboBox: ForwardRefExoticComponent<ComboBoxProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  ComboBoxProps
>(function ComboBox(props, ref) {
  const { label, description, errorMessage, placeholder, isInvalid, name, onBlur, status = 'ready', ...others } = props;
  const { options, value, defaultValue, onChange, allowsCustomValue = false, onSearch, onWrite, ...rest } = others;
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
        <ComboBoxInput
          inputRef={input}
          listId={listId}
          state={state}
          isFixed={isFixed}
          allowsCustomValue={allowsCustomValue}
          autoComplete={rest.autoComplete}
          placeholder={placeholder ?? words.placeholder}
          onBlur={onBlur}
        />
        {state.text !== '' && !rest.isRequired && !isFixed ? (
          <ClearButton
            label={label}
            onPress={() => {
              state.set('');
              input.current?.focus();
            }}
          />
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
      <ComboBoxPopup id={listId} field={box} state={state} status={status} allowsCustomValue={allowsCustomValue} />
      <FormValue name={name} value={state.value} isDisabled={rest.isDisabled} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});

interface ClearButtonProps extends Pick<FieldWords, 'label'> {
  readonly onPress: () => void;
}

function ClearButton({ label, onPress }: ClearButtonProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Inside
      aria-label={`${words.clear}${typeof label === 'string' ? label : ''}`}
      excludeFromTabOrder
      preventFocusOnPress
      onPress={onPress}
    >
      <CloseIcon />
    </S.Inside>
  );
}
