import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  readonly term: string;
  /** What it is; '—' where there is nothing. */
  readonly description?: ReactNode;
  /** Whether it takes the whole row. @default false */
  readonly isWide?: boolean;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  className?: string;
  style?: CSSProperties;
}

/** Pairs of a term and what it is, to be read: the recap of a form. One column on a phone, more where there is room. */
export const DescriptionList: ForwardRefExoticComponent<DescriptionListProps & RefAttributes<HTMLDListElement>> =
  forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList({ items, ...rest }, ref) {
    return (
      <S.Root {...rest} ref={ref}>
        {items.map(({ term, description, isWide }) => (
          <div key={term} data-wide={isWide || undefined}>
            <dt>{term}</dt>
            <dd>{description === undefined || description === null || description === '' ? '—' : description}</dd>
          </div>
        ))}
      </S.Root>
    );
  });
