import type { PersonField } from '../person.ts';
import { isBlankCell, type Sheet, type SheetCell } from './sheet.ts';

/** Access to the values of cells, some of which are merged over several rows. */
export interface MergedCells {
  /**
   * Returns the value of a cell. If the cell is empty because it is merged with cells above, returns the value of the
   * merged cells. The function must be called row by row, from the top.
   */
  readonly valueOf: (
    position: number,
    column: number,
    field: PersonField,
    cell: SheetCell | undefined,
  ) => SheetCell | undefined;
}

/** True for a field that several persons can share. A name or number is never shared, even if its cells are merged. */
const isShared = (field: PersonField) => field !== 'name' && field !== 'idNo';

/**
 * Creates access to the values of merged cells. A cell that is merged over several rows, such as one occupation for a
 * whole team, applies to each of these rows. Cells that are merged over several columns are ignored.
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
