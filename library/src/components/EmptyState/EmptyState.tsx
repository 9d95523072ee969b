import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** Names what the list doesn't have. */
  title: ReactNode;
  /** The reason, and how the list gets entries. */
  description?: ReactNode;
  /** The next step, usually a button. */
  action?: ReactNode;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** Shown where a list is empty; offers the next step. */
export const EmptyState: ForwardRefExoticComponent<EmptyStateProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  EmptyStateProps
>(function EmptyState({ title, description, action, ...props }, ref) {
  return (
    <S.Root {...props} ref={ref}>
      <S.Title>{title}</S.Title>
      {description ? <S.Description>{description}</S.Description> : null}
      {action}
    </S.Root>
  );
});
