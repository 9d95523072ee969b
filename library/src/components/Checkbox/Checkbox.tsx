import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes } from 'react';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';

import { FieldHelp, type FieldWords } from '../Field/index.ts';
import { CheckIcon, MinusIcon } from '../Icon/index.ts';
import * as S from './Checkbox.styles.ts';

export interface CheckboxProps
  extends
    Omit<FieldWords, 'label'>,
    Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'inputRef'> {
  /** The label of the checkbox; omit it only if `aria-label` or `aria-labelledby` is given. */
  children?: ReactNode;
}

/** Control for a choice between yes and no (`isSelected`, `onChange(isSelected)`). The ref is the input element. */
export const Checkbox: ForwardRefExoticComponent<CheckboxProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  CheckboxProps
>(function Checkbox({ children, description, errorMessage, isInvalid, ...props }, ref) {
  return (
    <S.Root {...props} inputRef={ref} isInvalid={isInvalid || Boolean(errorMessage)} validationBehavior="aria">
      <S.Button>
        <span data-part="box">{props.isIndeterminate ? <MinusIcon /> : <CheckIcon />}</span>
        {children === undefined ? null : <span>{children}</span>}
      </S.Button>
      {description || errorMessage ? (
        <S.Help>
          <FieldHelp description={description} errorMessage={errorMessage} />
        </S.Help>
      ) : null}
    </S.Root>
  );
});
