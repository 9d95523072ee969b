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
  /** What it explains: a control that takes focus, with a name of its own. */
  trigger: ReactNode;
  /** A few words that can be done without: what has to be known stands on the page. */
  children: string;
  /** @default 'top' */
  placement?: Placement;
  className?: string;
  style?: CSSProperties;
}

/** How long the pointer rests on the trigger before the words come, in ms; focus brings them at once. */
const rest = 500;

/**
 * A few more words about a control, by hover, by keyboard focus, and by touch, where a tap brings them beside doing what
 * the control does and the next tap takes them away.
 * The ref is the sheet's, while it is shown.
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
