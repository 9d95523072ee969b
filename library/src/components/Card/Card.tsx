import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';

import * as S from './Card.styles.ts';

export interface CardProps {
  /** The heading of the card. For assistive technology, it is also the name of the section. */
  title?: ReactNode;
  /** Level of the card's heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Buttons beside the card's heading. */
  actions?: ReactNode;
  /** The content below the card's heading. */
  children?: ReactNode;
  /** Id of the section, so that links can lead to it. */
  id?: string;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** A section of the page for one subject, with a shadow and an optional heading. */
export const Card: ForwardRefExoticComponent<CardProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  CardProps
>(function Card({ title, level = 2, actions, children, ...rest }, ref) {
  const headingId = useId();
  const Heading = `h${level}` as const;

  return (
    <S.Root {...rest} ref={ref} aria-labelledby={title ? headingId : undefined}>
      {title || actions ? (
        <S.Header>
          {title ? <Heading id={headingId}>{title}</Heading> : null}
          {actions ? <S.Actions>{actions}</S.Actions> : null}
        </S.Header>
      ) : null}
      {children}
    </S.Root>
  );
});
