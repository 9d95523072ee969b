import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type TextareaHTMLAttributes } from 'react';

import {
  FieldLabel,
  NativeFieldHelp,
  type PlatformProps,
  type TextControlProps,
  useTextControl,
} from '../Field/index.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps
  extends TextControlProps, Omit<PlatformProps<TextareaHTMLAttributes<HTMLTextAreaElement>>, 'rows'> {
  /** Initial number of visible lines. The user can make the field larger. @default 3 */
  rows?: number | undefined;
}

/** Field for text with several lines. The ref is the textarea element. */
export const TextArea: ForwardRefExoticComponent<TextAreaProps & RefAttributes<HTMLTextAreaElement>> = forwardRef<
  HTMLTextAreaElement,
  TextAreaProps
>(function TextArea({ rows = 3, ...props }, ref) {
  const { label, className, style, ...rest } = props;
  const { description, errorMessage, isRequired } = rest;
  const control = useTextControl(rest, ref);
  return (
    <S.Root className={className} style={style}>
      <FieldLabel htmlFor={control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <S.Input rows={rows} {...control} />
      <NativeFieldHelp id={control.id} description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
