import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { mergeProps } from 'react-aria/mergeProps';

import { useControlledValue } from '../ControlledValue/index.ts';
import { FieldHelp, FieldLabel } from '../Field/index.ts';
import { useComposedText } from '../InputMethod/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern'> {
  /** Lines in sight; the reader may drag it larger. @default 3 */
  rows?: number | undefined;
}

/** Text of several lines. The ref is the textarea's. */
export const TextArea: ForwardRefExoticComponent<TextAreaProps & RefAttributes<HTMLTextAreaElement>> = forwardRef<
  HTMLTextAreaElement,
  TextAreaProps
>(function TextArea(props, ref) {
  const { label, description, errorMessage, placeholder, isInvalid, rows = 3, ...others } = props;
  const { value, defaultValue, onChange, ...rest } = others;
  const [settled, settle] = useControlledValue(value, defaultValue ?? '', onChange);
  const composedText = useComposedText(settled, settle);

  return (
    <S.Root
      {...mergeProps(rest, composedText)}
      isInvalid={isInvalid || Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <S.Input ref={ref} rows={rows} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
