import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import type { ReactElement } from 'react';

export interface EmptyListProps {
  /** True when a filter or a search may hide entries. */
  readonly isFiltered: boolean;
  readonly words: {
    readonly noResultTitle: string;
    readonly noResultText: string;
    readonly clear: string;
    readonly noneTitle: string;
    readonly noneText: string;
  };
  readonly onClear: () => void;
  /** Link or button that creates a first entry. */
  readonly start: ReactElement;
}

/**
 * Shown instead of an empty list. It offers to clear the filter, or to create a first entry when there is no filter.
 */
export function EmptyList({ isFiltered, words, onClear, start }: EmptyListProps): ReactElement {
  if (!isFiltered) return <EmptyState title={words.noneTitle} description={words.noneText} action={start} />;
  return (
    <EmptyState
      title={words.noResultTitle}
      description={words.noResultText}
      action={<Button onPress={onClear}>{words.clear}</Button>}
    />
  );
}
