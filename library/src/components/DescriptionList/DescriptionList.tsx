import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  /** The term that names the value, for example the name of a form's field. */
  readonly term: string;
  /** The value that belongs to the term. An empty value is shown as '—'. */
  readonly description?: ReactNode;
  /** Makes the pair of term and value as wide as the whole row. @default false */
  readonly isWide?: boolean;
}

export interface DescriptionListProps {
  /** The pairs of term and value in display order. */
  items: readonly DescriptionItem[];
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Pairs of term and value that are only read, for example the summary of a form. They have one column on a phone, and
 * more columns when there is enough space.
 */
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
