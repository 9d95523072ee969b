import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { mergeProps } from 'react-aria/mergeProps';

import { useControlledValue } from '../ControlledValue/index.ts';
import { FieldHelp, FieldLabel, type FieldWords } from '../Field/index.ts';
import { useComposedText } from '../InputMethod/index.ts';
import * as S from './TextField.styles.ts';

export interface TextFieldProps
  extends
    FieldWords,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'value' | 'defaultValue' | 'onChange'
    > {
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the text; while an input method composes, once with the finished characters. */
  onChange?: ((text: string) => void) | undefined;
  /** An example of the answer; never instead of the label. */
  placeholder?: string | undefined;
}

/** One line of text. The ref is the input's. */
export const TextField: ForwardRefExoticComponent<TextFieldProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  TextFieldProps
>(function TextField(props, ref) {
  const { label, description, errorMessage, placeholder, isInvalid, value, defaultValue, onChange, ...rest } = props;
  const [settled, settle] = useControlledValue(value, defaultValue ?? '', onChange);
  const composedText = useComposedText(settled, settle);

  return (
    <S.Root
      {...mergeProps(rest, composedText)}
      isInvalid={isInvalid || Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Input ref={ref} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
