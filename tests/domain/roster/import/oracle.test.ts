import { readdirSync, readFileSync } from 'node:fs';

import readXlsxFile from 'read-excel-file/universal';
import { expect, it } from 'vitest';

import { openWorkbook } from '../../../../library/src/spreadsheet/openWorkbook.ts';
import type { CellValue } from '../../../../library/src/spreadsheet/tableSheet.ts';
import { rowsOf } from './workbookOf.ts';

const folder = new URL('../../../fixtures/rosters/', import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)));

const expectations = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): { file: string; fileError?: string; birthdays?: string[] } =>
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  );
const workbooks = expectations.filter(({ file, fileError }) => file.endsWith('.xlsx') && !fileError);

type OracleCell = CellValue | Date;
const cellError = /^#(?:N\/A|DIV\/0!)$/;
/**
 * Converts a cell so that our result and the result of the reference library can be compared. Failed formulas become
 * null, because the reference library leaves such cells out.
 */
function said(cell: OracleCell | undefined): CellValue {
  if (cell instanceof Date) return cell.toISOString().replace('T', ' ').slice(0, 19).replace(' 00:00:00', '');
  return cell === undefined || cell === '' || (typeof cell === 'string' && cellError.test(cell)) ? null : cell;
}
/** Returns the rows with content, by row number. Empty cells at the end of a row are left out. */
function filled(rows: Readonly<Record<number, readonly OracleCell[]>>): Record<string, readonly CellValue[]> {
  const trimmed = Object.entries(rows).map(([row, cells]): [string, CellValue[]] => {
    const known = cells.map(said);
    return [row, known.slice(0, known.findLastIndex((cell) => cell !== null) + 1)];
  });
  return Object.fromEntries(trimmed.filter(([, cells]) => cells.length > 0));
}

async function ours(file: string) {
  const sheets = await openWorkbook(bytesOf(file));
  return Promise.all(sheets.map(async (sheet) => ({ name: sheet.name, rows: filled(rowsOf(await sheet.read())) })));
}

async function theirs(file: string) {
  const sheets = await readXlsxFile(new Blob([bytesOf(file)]), { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: filled(Object.fromEntries((data as OracleCell[][]).map((cells, at) => [at + 1, cells]))),
  }));
}

it.each(workbooks.filter(({ file }) => !file.includes('date1904')))(
  'reads every sheet of $file as the reference library does',
  { timeout: 30_000 },
  async ({ file }) => {
    expect(await ours(file)).toEqual(await theirs(file));
  },
);

const column = ({ rows }: { rows: Record<string, readonly CellValue[]> } = { rows: {} }): readonly unknown[] =>
  Object.values(rows)
    .slice(1)
    .map((cells) => cells[4]);

it('is right if the reference library is wrong by 1,462 days: days counted from 1904', async () => {
  const file = 'n03-date1904.lo.xlsx';
  const birthdays = expectations.find((each) => each.file === file)?.birthdays;
  expect(column((await ours(file))[0])).toEqual(birthdays);
  const dayMs = 86_400_000;
  const first = (days: readonly unknown[] | undefined) => Date.parse(String(days?.[0])) / dayMs;
  expect(first(birthdays) - first(column((await theirs(file))[0]))).toBe(1462);
});
