import { memo, type NamedExoticComponent } from 'react';

import { isTextColumn, type PersonColumn } from './personColumns.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { RowSort } from './useRowOrder.ts';

export interface PersonTableHeadProps {
  /** The model that all rows share: data, texts and permissions. */
  model: PersonTableModel;
  /** The current sorting; null for the original order of the roster. */
  sort: RowSort | null;
  /** True when all visible rows are chosen. */
  isEveryChosen: boolean;
  /** Called with the column whose header was pressed. */
  onSort: (column: PersonColumn) => void;
  /** Called when the checkbox for all rows was pressed. */
  onChooseEvery: () => void;
}

/** The column headers. Pressing one sorts the rows by its column. */
export const PersonTableHead: NamedExoticComponent<PersonTableHeadProps> = memo(function PersonTableHead({
  model,
  sort,
  isEveryChosen,
  onSort,
  onChooseEvery,
}: PersonTableHeadProps) {
  return (
    <div role="row" aria-rowindex={1} data-part="head">
      {model.columns.map((column, at) => {
        const caption = model.captionOf(column);
        const direction = sort?.column === column ? sort.direction : undefined;
        return (
          <div key={column} role="columnheader" aria-colindex={at + 1} aria-sort={direction} data-column={column}>
            {column === 'row' && !model.isKept ? (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={model.words.chooseEvery}
                checked={isEveryChosen}
                onChange={onChooseEvery}
              />
            ) : null}
            {isTextColumn(column) ? (
              <button type="button" tabIndex={-1} title={model.words.sortBy(caption)} onClick={() => onSort(column)}>
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
