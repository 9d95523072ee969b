import type { MouseEvent, ReactElement } from 'react';

import { heightOfRows, type VisibleRows } from '../ComboBox/useVisibleRows.ts';
import { CascaderOptionRow } from './CascaderOptionRow.tsx';
import * as S from './CascaderOptions.styles.ts';
import type { CascaderOption, CascaderSource } from './cascaderSource.ts';
import type { CascaderSearch } from './useCascaderSearch.ts';

interface CascaderResultsProps {
  readonly id: string;
  readonly label: string;
  readonly source: CascaderSource;
  readonly search: CascaderSearch;
  readonly rows: VisibleRows;
  readonly value: string;
  readonly onChoose: (option: CascaderOption) => void;
}

/**
 * Keeps the focus in the search field when the user presses a result, because the arrow keys of that field move through
 * the results.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The results of a search. Only the results in or near the visible part of the list are in the document. */
export function CascaderResults(props: CascaderResultsProps): ReactElement {
  const { id, source, search, rows, value, onChoose } = props;
  const { matches, current, query } = search;
  const { scroller, first, end, onScroll } = rows;

  const press = ({ target }: MouseEvent): void => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[role=option]')?.dataset['key'] : undefined;
    const option = key === undefined ? undefined : source.pathOf(key).at(-1);
    if (option) onChoose(option);
  };

  return (
    <S.Results
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={props.label}
      onScroll={onScroll}
      onMouseDown={keepFocus}
      onClick={press}
    >
      <div role="presentation" style={{ blockSize: heightOfRows(first) }} />
      {matches.slice(first, end).map((key, offset) => {
        const place = first + offset;
        const path = source.pathOf(key);
        const option = path.at(-1);
        if (!option) return null;
        const above = path.slice(0, -1).map(({ label }) => label);
        return (
          <div
            key={key}
            id={`${id}-${place}`}
            data-key={key}
            role="option"
            aria-selected={key === value}
            aria-disabled={option.refusal === undefined ? undefined : true}
            aria-posinset={place + 1}
            aria-setsize={matches.length}
            data-pointed={place === current || undefined}
            data-parts=""
            data-row=""
          >
            <CascaderOptionRow
              option={option}
              above={above}
              marks={source.marksIn?.(key, query)}
              isChosen={key === value}
            />
          </div>
        );
      })}
      <div role="presentation" style={{ blockSize: heightOfRows(matches.length - end) }} />
    </S.Results>
  );
}
