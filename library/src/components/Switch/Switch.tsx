import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes } from 'react';
import type { SwitchFieldProps } from 'react-aria-components/Switch';

import { FieldHelp, type FieldWords } from '../Field/index.ts';
import * as S from './Switch.styles.ts';

export interface SwitchProps
  extends
    Omit<FieldWords, 'label'>,
    Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'inputRef'> {
  /** The label of the switch; omit it only if `aria-label` or `aria-labelledby` is given. */
  children?: ReactNode;
}

/**
 * Control that turns a setting on or off with immediate effect (`isSelected`, `onChange(isSelected)`). The ref is the
 * input element.
 */
export const Switch: ForwardRefExoticComponent<SwitchProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  SwitchProps
>(function Switch({ children, description, errorMessage, isInvalid, ...props }, ref) {
  return (
    <S.Root {...props} inputRef={ref} isInvalid={isInvalid || Boolean(errorMessage)} validationBehavior="aria">
      <S.Button>
        <span data-part="track">
          <span data-part="thumb" />
        </span>
        {children === undefined ? null : <span>{children}</span>}
      </S.Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </S.Root>
  );
});
