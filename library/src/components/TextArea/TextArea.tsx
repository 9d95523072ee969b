import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { FieldHelp, FieldLabel } from '../Field/index.ts';
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
>(function TextArea({ label, description, errorMessage, placeholder, isInvalid, rows = 3, ...props }, ref) {
  return (
    <S.Root {...props} isInvalid={isInvalid || Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <S.Input ref={ref} rows={rows} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
