import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Skeleton.messages.ts';
import * as S from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Lines of the text that is on its way. @default 3 */
  lines?: number | undefined;
  /** What is loading, for screen readers. @default '加载中' */
  label?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Holds the place of text that loads for the first time. The ref is the outermost element's. */
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
