import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type PointerEvent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useState,
} from 'react';
import type { Placement } from 'react-aria-components/Popover';
import { TooltipTrigger } from 'react-aria-components/Tooltip';

import * as S from './Tooltip.styles.ts';

export interface TooltipProps {
  /** The control that the tooltip explains. It must accept the focus and must have its own accessible name. */
  trigger: ReactNode;
  /** The text of the tooltip. It must be short. Essential information must be on the page instead. */
  children: string;
  /** Position of the tooltip relative to the trigger. @default 'top' */
  placement?: Placement;
  /** Class name of the tooltip. */
  className?: string;
  /** Inline style of the tooltip. */
  style?: CSSProperties;
}

/**
 * Milliseconds for which the pointer must stay on the trigger before the tooltip opens. If the trigger gets the
 * keyboard focus, the tooltip opens at once.
 */
const rest = 500;

/**
 * A short explanation of a control. It is shown while the pointer or the keyboard focus is on the control. A tap on the
 * control shows the tooltip and also activates the control. The next tap hides the tooltip. The ref is the tooltip
 * element. It is set while the tooltip is shown.
 */
export const Tooltip: ForwardRefExoticComponent<TooltipProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  TooltipProps
>(function Tooltip({ trigger, children, placement = 'top', ...look }, ref) {
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    if (!isTouched) return undefined;
    const close = (): void => setTouched(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isTouched]);

  const touch = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') setTouched(true);
  };

  return (
    <TooltipTrigger
      delay={rest}
      closeDelay={0}
      isOpen={isOpen || isTouched}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setTouched(false);
      }}
    >
      <S.Trigger onPointerUp={touch}>{trigger}</S.Trigger>
      <S.Sheet ref={ref} {...look} placement={placement} offset={4} containerPadding={8}>
        {children}
      </S.Sheet>
    </TooltipTrigger>
  );
});
