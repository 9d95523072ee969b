import { cellKind } from './cellKind.ts';
import { readDateStyles } from './dateStyles.ts';
import { readSheet, type SharedContent, type SheetContent } from './readSheet.ts';
import { type DateSystem, serialDay } from './serialDay.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { damaged, SpreadsheetError } from './spreadsheetError.ts';
import type { CellValue, TableSheet } from './tableSheet.ts';
import { TextPool } from './textPool.ts';
import { readWorkbookParts } from './workbookParts.ts';
import { openZip } from './zipArchive.ts';

/** A sheet of an opened workbook. Its cells are read only when `read` is called. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Reads the cells of the sheet, in at most `maxRows` rows. @throws SpreadsheetError when the sheet is damaged */
  readonly read: () => Promise<TableSheet>;
}

export interface WorkbookOptions {
  /**
   * Maximum number of rows with content that are read from a sheet. If a sheet has more rows, its `isCut` is true.
   * @default 110,000
   */
  readonly maxRows?: number;
}

const midnight = /T00:00(?::00(?:\.0+)?)?Z?$/;

interface Values {
  readonly content: SheetContent;
  readonly shared: SharedContent;
  readonly dayOf: (serial: number) => string | null;
}

/**
 * Returns a function that converts serial numbers to days. Each day is converted only once, because the birthdays in a
 * list are at most about 20,000 different days.
 */
function daysIn(system: DateSystem): Values['dayOf'] {
  const known = new Map<number, string | null>();
  return (serial) => {
    const before = known.get(serial);
    if (before !== undefined) return before;
    const day = serialDay(serial, system);
    known.set(serial, day);
    return day;
  };
}

function valueAt({ content, shared, dayOf }: Values, at: number): CellValue {
  const value = content.cells.values[at] ?? 0;
  switch (content.cells.kinds[at]) {
    case cellKind.sharedText:
      return shared.texts.at(value);
    case cellKind.number:
      return value;
    case cellKind.boolean:
      return value !== 0;
    case cellKind.date:
      return dayOf(value) ?? value;
    default:
      return content.texts.at(value).replace(midnight, '');
  }
}

function tableOf(name: string, isHidden: boolean, values: Values): TableSheet {
  const { cells, hiddenRows, hiddenColumns, formulas, merged, isCut } = values.content;
  const numberAt = (position: number) => cells.rowNumbers[position] ?? 0;
  return {
    name,
    isHidden,
    rowCount: cells.rowCount,
    isCut,
    merged,
    rowNumberAt: numberAt,
    cellsAt: (position) => {
      const row: CellValue[] = [];
      const end = cells.starts[position + 1] ?? 0;
      for (let at = cells.starts[position] ?? 0; at < end; at++) {
        const column = cells.columns[at] ?? 0;
        while (row.length < column) row.push(null);
        row[column] = valueAt(values, at);
      }
      return row;
    },
    usedColumns: () => new Set(cells.columns.subarray(0, cells.starts[cells.rowCount])),
    dayOf: values.dayOf,
    isHiddenRow: (position) => hiddenRows.has(numberAt(position)),
    isHiddenColumn: (column) => hiddenColumns.has(column),
    hasFormula: (position, column) =>
      formulas.size > 0 && (formulas.get(numberAt(position))?.includes(column) ?? false),
  };
}

/**
 * Calls `read` and converts any error to a `SpreadsheetError`. An error of another class means that the content of the
 * file is inconsistent, so it is replaced by an error with the code `damaged`.
 */
async function typed<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : damaged(error);
  }
}

async function sheetsOf(bytes: Uint8Array, maxRows: number): Promise<readonly WorkbookSheet[]> {
  const parts = await readWorkbookParts(openZip(bytes));
  const pool = new TextPool();
  if (parts.sharedStrings) await readSharedStrings(parts.sharedStrings, pool);
  const shared: SharedContent = {
    texts: pool.texts(),
    dateStyles: parts.styles ? await readDateStyles(parts.styles) : [],
  };
  const dayOf = daysIn(parts.dateSystem);
  return parts.sheets.map(({ name, isHidden, part }) => ({
    name,
    isHidden,
    read: () =>
      typed(async () => {
        if (!part) throw damaged();
        const content = await readSheet(part, shared, maxRows);
        return tableOf(name, isHidden, { content, shared, dayOf });
      }),
  }));
}

/**
 * Opens an xlsx file. Its metadata and the parts that all sheets share are read immediately; a sheet is read on
 * request.
 * @throws SpreadsheetError when the file can't be read; no other error is thrown
 */
export const openWorkbook = (
  bytes: Uint8Array,
  { maxRows = 110_000 }: WorkbookOptions = {},
): Promise<readonly WorkbookSheet[]> => typed(() => sheetsOf(bytes, maxRows));
