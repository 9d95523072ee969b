import type { CSSProperties, ReactElement } from 'react';

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

/** Holds the place of text that loads for the first time. */
export function Skeleton({ lines = 3, label, ...props }: SkeletonProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Root {...props} role="status" aria-busy aria-label={label ?? words.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </S.Root>
  );
}
