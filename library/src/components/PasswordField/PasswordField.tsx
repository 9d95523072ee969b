import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useEffect, useState } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useComposedText } from '../../foundation/useComposedText.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { EyeIcon } from '../Icon/index.ts';
import { messages } from './PasswordField.messages.ts';
import * as S from './PasswordField.styles.ts';

export interface PasswordFieldProps
  extends
    FieldWords,
    Pick<
      AriaTextFieldProps,
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'isInvalid'
      | 'id'
      | 'name'
      | 'autoFocus'
      | 'minLength'
      | 'maxLength'
      | 'onBlur'
      | 'aria-label'
    > {
  /** The password (controlled). */
  value?: string | undefined;
  /** Initial password (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the password after each change. */
  onChange?: ((password: string) => void) | undefined;
  /**
   * Value of the `autocomplete` attribute. With it, a password manager fills in a stored password or suggests a new
   * one. @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/**
 * Field for a password. The password is masked until the user shows it. It is masked again when the form is submitted.
 * The ref is the input element.
 */
export const PasswordField: ForwardRefExoticComponent<PasswordFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
    const { label, description, errorMessage, isInvalid, value, defaultValue, onChange, ...rest } = props;
    const words = useMessages(messages);
    const input = useObjectRef(ref);
    const [isShown, setShown] = useState(false);
    const [settled, settle] = useControlledValue(value, defaultValue ?? '', onChange);
    const composedText = useComposedText(settled, settle);
    const isWrong = isInvalid || Boolean(errorMessage);

    useEffect(() => {
      const form = input.current?.form;
      const hide = (): void => setShown(false);
      form?.addEventListener('submit', hide);
      return () => form?.removeEventListener('submit', hide);
    }, [input]);

    return (
      <S.Root
        {...mergeProps(rest, composedText)}
        type={isShown ? 'text' : 'password'}
        autoComplete={rest.autoComplete ?? 'current-password'}
        autoCorrect="off"
        spellCheck="false"
        isInvalid={isWrong}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <S.Box isInvalid={isWrong} isDisabled={rest.isDisabled ?? false}>
          <S.Input ref={input} autoCapitalize="none" />
          <S.Show
            aria-label={words.show}
            isSelected={isShown}
            onChange={setShown}
            isDisabled={rest.isDisabled ?? false}
          >
            <EyeIcon />
          </S.Show>
        </S.Box>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </S.Root>
    );
  });
