import { Button } from '@tuanbao/library/components/Button';
import { CloseIcon } from '@tuanbao/library/components/Icon';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { viewEntriesIn } from '../list/viewInAddress.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { messages } from './filters.messages.ts';
import * as S from './SavedFilterBar.styles.ts';
import { type FilteredList, filterIn } from './savedFilters.ts';
import { useSavedFilters } from './savedFiltersContext.ts';

/** Returns the parameters of the address that applies a saved filter. The view of the list stays as it is. */
const withViewOf = (params: URLSearchParams, filter: string): [string, string][] => [
  ...new URLSearchParams(filter),
  ...viewEntriesIn(params).map(([name, value]): [string, string] => [name, value]),
];

export interface SavedFilterBarProps {
  readonly list: FilteredList;
  /** Returns the parts of a text that describes a filter to the user. They are in the order of the filter's fields. */
  readonly wordsOf: (filter: URLSearchParams) => readonly (string | undefined)[];
}

/**
 * Bar with the saved filters of a list. A click applies a saved filter. If the address contains a filter that isn't
 * saved yet, a button saves it. Renders nothing if no filter is saved and the address contains no filter that can be
 * saved.
 */
export function SavedFilterBar({ list, wordsOf }: SavedFilterBarProps): ReactElement | null {
  const words = useMessages(messages);
  const savedFilters = useSavedFilters();
  const kept = useObservable(savedFilters)[list] ?? [];
  const [params, setParams] = useSearchParams();
  const current = filterIn(list, params);
  const nameOf = (filter: string) =>
    wordsOf(new URLSearchParams(filter))
      .filter((part) => part !== undefined && part !== '')
      .join(' · ') || filter;
  const isKeepable = current !== '' && !kept.includes(current);
  if (kept.length === 0 && !isKeepable) return null;
  return (
    <S.Root role="group" aria-label={words.title}>
      {kept.map((filter) => (
        <S.Chip key={filter} data-current={filter === current || undefined}>
          <Button
            variant="quiet"
            size="small"
            aria-current={filter === current}
            aria-label={words.applyOf(nameOf(filter))}
            onPress={() => setParams(withViewOf(params, filter))}
          >
            {nameOf(filter)}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeOf(nameOf(filter))}
            onPress={() => savedFilters.remove(list, filter)}
          >
            <CloseIcon />
          </Button>
        </S.Chip>
      ))}
      {isKeepable ? (
        <Button variant="quiet" size="small" onPress={() => savedFilters.keep(list, current)}>
          {words.keep}
        </Button>
      ) : null}
    </S.Root>
  );
}
