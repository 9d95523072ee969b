import { openWorkbook } from '../../../../library/src/spreadsheet/openWorkbook.ts';
import { SpreadsheetError } from '../../../../library/src/spreadsheet/spreadsheetError.ts';
import type { CellValue, TableSheet } from '../../../../library/src/spreadsheet/tableSheet.ts';
import { zipFileOf } from '../../../../library/src/spreadsheet/zipFile.ts';

/** XML of the parts of a workbook. A missing part gets the simplest possible content. */
export interface WorkbookXml {
  /** XML of the whole sheet. */
  readonly sheet: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly workbook?: string;
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns the parts of the workbook by file name, so that a test can change a part. */
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

/** Returns the rows of a sheet by row number. */
export const rowsOf = (sheet: TableSheet): Record<number, readonly CellValue[]> =>
  Object.fromEntries(
    Array.from({ length: sheet.rowCount }, (_, position) => [sheet.rowNumberAt(position), sheet.cellsAt(position)]),
  );

/** Returns the XML of a sheet with these rows. `after` is XML that follows the rows. */
export const sheetOf = (data: string, after = '') => `<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`;

/** Reads rows that are given as XML. Returns the cells by row number. */
export const cells = async (data: string) => rowsOf(await readSheetXml({ sheet: sheetOf(data) }));

/** Returns the error code with which a file is refused, or `read` if the file is accepted. */
export const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SpreadsheetError ? error.code : error),
  );
