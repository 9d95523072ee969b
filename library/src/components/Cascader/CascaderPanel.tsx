import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';

import { useVisibleRows } from '../ComboBox/useVisibleRows.ts';
import type { CascaderMessages } from './Cascader.messages.ts';
import { CascaderColumns, columnIn } from './CascaderColumns.tsx';
import { CascaderRecent, offeredAgain } from './CascaderRecent.tsx';
import { CascaderResults } from './CascaderResults.tsx';
import { CascaderSearchField } from './CascaderSearchField.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import type { RecentChoices } from './recentChoices.ts';
import type { CascaderSearch } from './useCascaderSearch.ts';
import type { CascaderState } from './useCascaderState.ts';

export interface CascaderPanelProps {
  /** Id of the popup. The ids of the popup's parts begin with it. */
  readonly id: string;
  /** Texts of the popup in the user's language. */
  readonly text: CascaderMessages;
  /** The tree from which the user chooses. */
  readonly source: CascaderSource;
  /** State of the popup's columns: their options, and which options are active. */
  readonly state: CascaderState;
  /** State of the search in the popup: its text and its results. */
  readonly search: CascaderSearch;
  /** Key of the chosen leaf; '' when no leaf is chosen. */
  readonly value: string;
  /** Captions of the columns for screen readers, beginning with the top level. */
  readonly levelLabels: readonly string[];
  /** Name of the search field for screen readers. */
  readonly searchLabel: string;
  /**
   * True when a touch opened the popup. If the search text is empty, a column then gets the focus instead of the search
   * field, so that the on-screen keyboard stays closed.
   */
  readonly isTouch: boolean;
  /** Storage of recent choices; undefined when recent choices aren't stored. */
  readonly recent: RecentChoices | undefined;
}

/** Content of the popup: the search field, the recent choices, the columns or the search results, and a status text. */
export function CascaderPanel(props: CascaderPanelProps): ReactElement {
  const { id, text, source, state, search, value, levelLabels, searchLabel, recent } = props;
  const rows = useVisibleRows(search.matches.length, search.current, search.query);
  const input = useFocusWhenShown(state.column, props.isTouch && search.text === '');
  const isSearching = search.query !== '';
  const hasResults = isSearching && search.matches.length > 0;
  const isCurrentDrawn = hasResults && rows.first <= search.current && search.current < rows.end;
  const again = useMemo(() => offeredAgain(recent?.read() ?? [], (key) => source.pathOf(key)), [recent, source]);

  const retry = (): void => {
    search.retry();
    input.current?.focus(); // The focused button is removed, so focus moves to the search field.
  };

  return (
    <>
      <CascaderSearchField
        id={id}
        inputRef={input}
        label={searchLabel}
        source={source}
        state={state}
        search={search}
        hasResults={hasResults}
        isCurrentDrawn={isCurrentDrawn}
      />
      {isSearching || again.length === 0 ? null : (
        <CascaderRecent label={text.recent} paths={again} onChoose={state.choose} />
      )}
      {hasResults ? (
        <CascaderResults
          id={`${id}-results`}
          label={text.results}
          source={source}
          search={search}
          rows={rows}
          value={value}
          onChoose={state.choose}
        />
      ) : null}
      {isSearching ? null : (
        <CascaderColumns id={`${id}-column`} state={state} value={value} levelLabels={levelLabels} />
      )}
      <p id={`${id}-status`} role="status" data-part="status" data-hint={!isSearching || undefined}>
        {isSearching ? answerIn(text, search) : text.hint}
      </p>
      {search.preparation === 'failed' ? (
        <button type="button" data-part="retry" onClick={retry}>
          {text.retry}
        </button>
      ) : null}
    </>
  );
}

function answerIn(text: CascaderMessages, { preparation, matches, query }: CascaderSearch): string {
  if (preparation !== 'done') return preparation === 'loading' ? text.loading : text.failed;
  return matches.length > 0 ? text.found(matches.length) : text.nothingFound(query);
}

/** When the tree appears, focuses the search field. If `isTouch` is true, focuses a column instead. */
function useFocusWhenShown(column: number, isTouch: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const popup = input.current?.closest('[role=dialog]');
    const field = isTouch && popup ? columnIn(popup, column) : input.current;
    field?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- focus is given when the tree appears, not on every move
  }, []);
  return input;
}
