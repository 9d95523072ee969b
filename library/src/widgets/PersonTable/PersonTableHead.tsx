import { memo, type NamedExoticComponent } from 'react';

import { isTextColumn, type PersonColumn } from './personColumns.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { RowSort } from './useRowOrder.ts';

export interface PersonTableHeadProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** Column and direction by which the rows are sorted; null if they have the order of the roster. */
  sort: RowSort | null;
  /** True if all visible rows are selected. */
  isEveryChosen: boolean;
  /** Called with the column whose header the user pressed. */
  onSort: (column: PersonColumn) => void;
  /** Called when the user pressed the checkbox that selects all rows. */
  onChooseEvery: () => void;
}

/** The column headers. A press on the header of a text column sorts the rows by this column. */
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
