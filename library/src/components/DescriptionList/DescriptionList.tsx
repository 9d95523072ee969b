import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  /** The term that names the value, for example a field of a form. */
  readonly term: string;
  /** The value; an empty value is shown as '—'. */
  readonly description?: ReactNode;
  /** Makes the pair as wide as the whole row. @default false */
  readonly isWide?: boolean;
}

export interface DescriptionListProps {
  /** The pairs in display order. */
  items: readonly DescriptionItem[];
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/**
 * Pairs of term and value, for reading; for example the summary of a form. They have one column on a phone, and more
 * columns when there is enough space.
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
