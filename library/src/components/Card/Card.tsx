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
  /** The heading; it is also the name of the section for assistive technology. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** The content of the section. */
  children?: ReactNode;
  /** Id of the section, for links to it. */
  id?: string;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** A raised area of the page for one subject, with an optional heading. */
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
