import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  /** The term. */
  readonly term: string;
  /** Its value; an empty one shows '—'. */
  readonly description?: ReactNode;
  /** Lets the pair take the whole row. @default false */
  readonly isWide?: boolean;
}

export interface DescriptionListProps {
  /** The pairs, in their order. */
  items: readonly DescriptionItem[];
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** Pairs of a term and its value, for reading: the recap of a form. One column on a phone, more where there is room. */
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
