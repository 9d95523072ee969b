import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Skeleton.messages.ts';
import * as S from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Number of lines of the placeholder. @default 3 */
  lines?: number | undefined;
  /** Text for screen readers while the content is loading. @default '加载中' */
  label?: string | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** Placeholder for a text that isn't loaded yet. The ref is the outermost element. */
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
