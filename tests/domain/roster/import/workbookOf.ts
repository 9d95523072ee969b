import { openWorkbook } from '../../../../library/src/spreadsheet/openWorkbook.ts';
import { SpreadsheetError } from '../../../../library/src/spreadsheet/spreadsheetError.ts';
import type { CellValue, TableSheet } from '../../../../library/src/spreadsheet/tableSheet.ts';
import { zipFileOf } from '../../../../library/src/spreadsheet/zipFile.ts';

/** Parts of a workbook as XML. Missing parts get the simplest content. */
export interface WorkbookXml {
  /** XML of the whole sheet part. */
  readonly sheet: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly workbook?: string;
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts of the workbook by name, for tests that change one of them. */
export const partsOf = ({ sheet, sharedStrings, styles, workbook }: WorkbookXml): Record<string, string> => ({
  'xl/workbook.xml':
    workbook ?? `<workbook xmlns:r="${relationships}"><sheets><sheet name="名单" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
  ...(sharedStrings === undefined ? {} : { 'xl/sharedStrings.xml': sharedStrings }),
  ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
});

/** Reads the first sheet of a workbook. */
export async function readFirst(file: Uint8Array, maxRows = 100_000): Promise<TableSheet> {
  const [sheet] = await openWorkbook(file, { maxRows });
  if (!sheet) throw new Error('the workbook lists no sheet');
  return sheet.read();
}

/** Reads the only sheet of a workbook. */
export const readSheetXml = (xml: WorkbookXml, maxRows?: number): Promise<TableSheet> =>
  readFirst(zipFileOf(partsOf(xml)), maxRows);

/** Rows by their number in the sheet. */
export const rowsOf = (sheet: TableSheet): Record<number, readonly CellValue[]> =>
  Object.fromEntries(
    Array.from({ length: sheet.rowCount }, (_, position) => [sheet.rowNumberAt(position), sheet.cellsAt(position)]),
  );

/** XML of a sheet part with these rows, and with `after` behind them. */
export const sheetOf = (data: string, after = '') => `<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`;

/** The cells of rows that are given as XML, by row number. */
export const cells = async (data: string) => rowsOf(await readSheetXml({ sheet: sheetOf(data) }));

/** The code with which a file was refused; `read` when it was accepted. */
export const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SpreadsheetError ? error.code : error),
  );
