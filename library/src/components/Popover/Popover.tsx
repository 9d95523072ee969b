import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { Placement } from 'react-aria-components/Popover';

import { ownWindow } from '../../foundation/hostLayer.ts';
import * as S from './Popover.styles.ts';

export interface PopoverProps {
  /** The button that opens the popover. */
  trigger: ReactNode;
  /** Name of the popover for screen readers. */
  'aria-label': string;
  /**
   * Content of the popover. If this prop is a function, it must return the content; its argument is a function that
   * closes the popover.
   */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Position of the popover relative to the trigger. @default 'bottom start' */
  placement?: Placement;
  /** True while the popover is shown (controlled). */
  isOpen?: boolean;
  /** True when the popover is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called with true when the user opens the popover, and with false when the user closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class name of the popover. */
  className?: string;
  /** Inline style of the popover. */
  style?: CSSProperties;
}

/** A small sheet beside a button. The button opens the sheet. Esc or a press outside closes it. */
export const Popover: ForwardRefExoticComponent<PopoverProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PopoverProps
>(function Popover(props, ref) {
  const { trigger, 'aria-label': label, children, placement = 'bottom start', className, style, ...state } = props;
  return (
    <DialogTrigger {...state}>
      {trigger}
      <S.Sheet placement={placement} {...(className ? { className } : {})} {...(style ? { style } : {})}>
        <S.Panel {...ownWindow} ref={ref} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </S.Panel>
      </S.Sheet>
    </DialogTrigger>
  );
});
