import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What isn't there. */
  title: ReactNode;
  /** Why, and what would fill the place. */
  description?: ReactNode;
  /** The way on, usually a button. */
  action?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** Stands where a list has nothing to show and offers the way on. */
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
