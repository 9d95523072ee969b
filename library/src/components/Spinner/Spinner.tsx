import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes, useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Spinner.messages.ts';
import * as S from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is being waited for, for screen readers. @default '处理中' */
  label?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Shows that something is under way whose length isn't known. The ref is the outermost element's. */
export const Spinner: ForwardRefExoticComponent<SpinnerProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  SpinnerProps
>(function Spinner({ label, ...props }, ref) {
  const text = useMessages(messages);
  // a pending button names itself after the bar within it
  const bar = useContext(ProgressBarContext);
  return (
    <S.Root
      ref={ref}
      {...props}
      id={bar && 'id' in bar ? bar.id : undefined}
      role="progressbar"
      aria-label={label ?? text.working}
    />
  );
});
