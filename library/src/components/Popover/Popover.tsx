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
  /** Content of the popover, or a function that renders it and receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Position relative to the trigger. @default 'bottom start' */
  placement?: Placement;
  /** True while the popover is shown (controlled). */
  isOpen?: boolean;
  /** True when the popover is initially shown (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the popover. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class name of the popover. */
  className?: string;
  /** Inline style of the popover. */
  style?: CSSProperties;
}

/** A small sheet beside the button that opens it. Esc and a press outside close it. */
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
