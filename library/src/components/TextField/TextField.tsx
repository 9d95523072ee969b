import { forwardRef, type ForwardRefExoticComponent, type InputHTMLAttributes, type RefAttributes } from 'react';

import {
  FieldLabel,
  NativeFieldHelp,
  type PlatformProps,
  type TextControlProps,
  useTextControl,
} from '../Field/index.ts';
import * as S from './TextField.styles.ts';

export interface TextFieldProps extends TextControlProps, PlatformProps<InputHTMLAttributes<HTMLInputElement>> {}

/**
 * Field for one line of text. A form has dozens of text fields. Therefore the field is a native input, which renders
 * faster than the text field of react-aria. The ref is the input element.
 */
export const TextField: ForwardRefExoticComponent<TextFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  TextFieldProps
>(function TextField(props, ref) {
  const { label, className, style, ...rest } = props;
  const { description, errorMessage, isRequired } = rest;
  const control = useTextControl(rest, ref);
  return (
    <S.Root className={className} style={style}>
      <FieldLabel htmlFor={control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <S.Input type="text" {...control} />
      <NativeFieldHelp id={control.id} description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
