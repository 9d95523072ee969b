import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes, useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Spinner.messages.ts';
import * as S from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Name of the running task for screen readers. @default '处理中' */
  label?: string | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** Shows that a task of unknown duration is running. The ref is the outermost element. */
export const Spinner: ForwardRefExoticComponent<SpinnerProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  SpinnerProps
>(function Spinner({ label, ...props }, ref) {
  const text = useMessages(messages);
  // A pending button refers to the id of the progress bar inside it, which is a part of the button's accessible name.
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
