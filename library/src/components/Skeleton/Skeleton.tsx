import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Skeleton.messages.ts';
import * as S from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Number of lines of the text that is loading. @default 3 */
  lines?: number | undefined;
  /** Name of the loading content for screen readers. @default '加载中' */
  label?: string | undefined;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** Placeholder for a text that is loading for the first time. The ref is the outermost element. */
export const Skeleton: ForwardRefExoticComponent<SkeletonProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  SkeletonProps
>(function Skeleton({ lines = 3, label, ...props }, ref) {
  const words = useMessages(messages);
  return (
    <S.Root ref={ref} {...props} role="status" aria-busy aria-label={label ?? words.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </S.Root>
  );
});
