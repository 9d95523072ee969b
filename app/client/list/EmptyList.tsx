import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import type { ReactElement } from 'react';

export interface EmptyListProps {
  /** True if the list is filtered or searched, so that entries may be hidden. */
  readonly isFiltered: boolean;
  readonly words: {
    readonly noResultTitle: string;
    readonly noResultText: string;
    readonly clear: string;
    readonly noneTitle: string;
    readonly noneText: string;
  };
  readonly onClear: () => void;
  /** Link or button that creates the first entry of the list. */
  readonly start: ReactElement;
}

/**
 * Shown instead of a list without entries. If the list is filtered, a button clears the filter; otherwise `start`
 * creates the first entry.
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
