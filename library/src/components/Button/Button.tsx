import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

import { Spinner } from '../Spinner/index.ts';
import * as S from './Button.styles.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /**
   * Importance of the button's action. A view has one `primary` button; `danger` is for destructive actions. @default
   * 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Size of the button; `small` is for rows and toolbars. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /** Label of the button, which names the button's action. It may contain an icon. */
  children?: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * A button that starts an action. While `isPending` is true, the button keeps focus, shows progress and ignores
 * presses.
 */
export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = forwardRef<
  HTMLButtonElement,
  ButtonProps
>(function Button({ variant = 'secondary', size = 'medium', children, ...props }, ref) {
  return (
    <S.Root {...props} ref={ref} data-variant={variant} data-size={size}>
      {props.isPending ? <Spinner /> : null}
      {children}
    </S.Root>
  );
});
