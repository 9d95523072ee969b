import type { ReactElement, RefObject } from 'react';

import { searchDrawing } from '../Icon/drawings.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { steerSearch } from './steerSearch.ts';
import type { CascaderSearch } from './useCascaderSearch.ts';
import type { CascaderState } from './useCascaderState.ts';

export interface CascaderSearchFieldProps {
  /** Id of the popup. The ids of the popup's parts begin with it. */
  readonly id: string;
  /** Ref of the input element. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Name of the search field. It names the things for which the user can search. */
  readonly label: string;
  /** The tree from which the user chooses. */
  readonly source: CascaderSource;
  /** State of the popup's columns. While the search field is empty, ↓ moves the focus from it to the active column. */
  readonly state: CascaderState;
  /** State of the search: its text and its results. */
  readonly search: CascaderSearch;
  /** True while the popup shows search results instead of columns. */
  readonly hasResults: boolean;
  /** True when the result that Enter would choose is in the document. */
  readonly isCurrentDrawn: boolean;
}

/**
 * The input in which the user searches for leaves of the tree. The arrow keys move through the results. While the input
 * is empty, ↓ moves the focus to the columns.
 */
export function CascaderSearchField(props: CascaderSearchFieldProps): ReactElement {
  const { id, inputRef, label, source, state, search, hasResults, isCurrentDrawn } = props;

  const chooseCurrent = (): void => {
    const option = source.pathOf(search.matches[search.current] ?? '').at(-1);
    if (option) state.choose(option);
  };

  return (
    <label data-part="search">
      {searchDrawing}
      <input
        ref={inputRef}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-controls={hasResults ? `${id}-results` : undefined}
        aria-activedescendant={isCurrentDrawn ? `${id}-results-${search.current}` : undefined}
        aria-describedby={`${id}-status`}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={search.text}
        onChange={({ currentTarget, nativeEvent }) =>
          search.write(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => search.write(currentTarget.value, false)}
        onKeyDown={(event) => steerSearch(event, { search, state, chooseCurrent, isSearching: search.query !== '' })}
      />
    </label>
  );
}
