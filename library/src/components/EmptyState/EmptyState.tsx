import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** Text that names the missing entries, for example that there are no orders yet. */
  title: ReactNode;
  /** Text that explains why the list is empty and how entries are added. */
  description?: ReactNode;
  /** The next step for the user, usually a button. */
  action?: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** Replaces a list that has no entries, and offers the next step. */
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
