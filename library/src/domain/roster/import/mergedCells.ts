import type { PersonField } from '../person.ts';
import { isBlankCell, type Sheet, type SheetCell } from './sheet.ts';

/** Values of cells that are merged over several rows. */
export interface MergedCells {
  /** The cell's own value, else that of the merged cell above it. Call it row by row, downwards. */
  readonly valueOf: (
    position: number,
    column: number,
    field: PersonField,
    cell: SheetCell | undefined,
  ) => SheetCell | undefined;
}

/** True for a field that persons can share: names and numbers differ, however the list merges them. */
const isShared = (field: PersonField) => field !== 'name' && field !== 'idNo';

/**
 * Values of cells that a column merges over several rows (one occupation for a whole team), which apply to each row.
 */
export function createMergedCells(sheet: Sheet): MergedCells {
  const byColumn = new Map<number, { firstRow: number; lastRow: number }[]>();
  for (const { firstRow, lastRow, firstColumn, lastColumn } of sheet.merged) {
    if (firstColumn !== lastColumn || firstRow === lastRow) continue;
    const ranges = byColumn.get(firstColumn);
    if (ranges) ranges.push({ firstRow, lastRow });
    else byColumn.set(firstColumn, [{ firstRow, lastRow }]);
  }
  const above = new Map<number, { readonly until: number; readonly cell: SheetCell }>();
  return {
    valueOf: (position, column, field, cell) => {
      const ranges = byColumn.size === 0 ? undefined : byColumn.get(column);
      if (!ranges || !isShared(field)) return cell;
      const row = sheet.rowNumberAt(position);
      if (!isBlankCell(cell)) {
        const range = ranges.find(({ firstRow }) => firstRow === row);
        if (range) above.set(column, { until: range.lastRow, cell: cell ?? null });
        return cell;
      }
      const value = above.get(column);
      return value && row <= value.until ? value.cell : cell;
    },
  };
}
