import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';

import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import * as S from './TextField.styles.ts';

export interface TextFieldProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior'> {
  /** An example of the answer; never instead of the label. */
  placeholder?: string | undefined;
}

/** One line of text. The ref is the input's. */
export const TextField: ForwardRefExoticComponent<TextFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  TextFieldProps
>(function TextField({ label, description, errorMessage, placeholder, isInvalid, ...props }, ref) {
  return (
    <S.Root {...props} isInvalid={isInvalid || Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <S.Input ref={ref} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
