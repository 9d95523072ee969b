import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  /** The term that names the value, for example the label of a field. */
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
 * A list of terms and values that the user can only read, for example the summary of a form. On a phone it has one
 * column. If there is enough space, it has more columns.
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
