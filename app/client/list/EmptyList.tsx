import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import type { ReactElement } from 'react';

export interface EmptyListProps {
  /** True when entries may be hidden by a filter or a search. */
  readonly isFiltered: boolean;
  readonly words: {
    readonly noResultTitle: string;
    readonly noResultText: string;
    readonly clear: string;
    readonly noneTitle: string;
    readonly noneText: string;
  };
  readonly onClear: () => void;
  /** The way to a first entry. */
  readonly start: ReactElement;
}

/** Replaces a list without entries: clears the filter where there is one, else leads to a first entry. */
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
