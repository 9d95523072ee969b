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
  /** The button that opens it. */
  trigger: ReactNode;
  /** Names the sheet for screen readers. */
  'aria-label': string;
  /** The sheet's content, or what builds it from `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom start' */
  placement?: Placement;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  style?: CSSProperties;
}

/** A small sheet beside the button that opened it; closes by Esc and by a press outside. */
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
