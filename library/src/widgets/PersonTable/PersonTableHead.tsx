import { memo, type NamedExoticComponent } from 'react';

import { isTextColumn, type PersonColumn } from './personColumns.ts';
import type { PersonTableLook } from './personTableLook.ts';
import type { RowSort } from './useRowOrder.ts';

export interface PersonTableHeadProps {
  look: PersonTableLook;
  sort: RowSort | null;
  /** Whether every row shown is chosen. */
  isEveryChosen: boolean;
  onSort: (column: PersonColumn) => void;
  onChooseEvery: () => void;
}

/** Captions; a press sorts. */
export const PersonTableHead: NamedExoticComponent<PersonTableHeadProps> = memo(function PersonTableHead({
  look,
  sort,
  isEveryChosen,
  onSort,
  onChooseEvery,
}: PersonTableHeadProps) {
  return (
    <div role="row" aria-rowindex={1} data-part="head">
      {look.columns.map((column, at) => {
        const caption = look.captionOf(column);
        const direction = sort?.column === column ? sort.direction : undefined;
        return (
          <div key={column} role="columnheader" aria-colindex={at + 1} aria-sort={direction} data-column={column}>
            {column === 'row' && !look.isKept ? (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={look.words.chooseEvery}
                checked={isEveryChosen}
                onChange={onChooseEvery}
              />
            ) : null}
            {isTextColumn(column) ? (
              <button type="button" tabIndex={-1} title={look.words.sortBy(caption)} onClick={() => onSort(column)}>
                {caption}
              </button>
            ) : (
              caption
            )}
          </div>
        );
      })}
    </div>
  );
});
