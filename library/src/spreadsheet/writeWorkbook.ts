import { columnName, lastRow } from './cellReference.ts';
import { zipFileOf } from './zipFile.ts';

/** A column of a sheet that is to be written. */
export interface WrittenColumn {
  readonly caption: string;
  /**
   * Width of the column in characters of the standard font. A Chinese character counts as two characters. @default 12
   */
  readonly width?: number;
  /**
   * Options of the drop-down list in the cells of the column. The column gets no list if an option contains a comma, or
   * if the options and the commas between them have more than 255 characters (a limit of the file format).
   */
  readonly choices?: readonly string[];
}

/** A sheet that is to be written: a header row that stays visible, and the rows below it. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  /**
   * The cells of each row below the header. A text is always written as text: id numbers keep their digits, and `=1+1`
   * isn't calculated.
   */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const [textStyle, headerStyle] = [1, 2];
const longestChoices = 255;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const marks: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const unit = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Escapes text for XML. Control characters except tab and line feed are written as escapes such as `_x0001_`, as the
 * file format defines. An underscore that begins a text of this form is escaped too. Half of a surrogate pair becomes
 * U+FFFD when the part is encoded.
 */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, unit)
    // oxlint-disable-next-line no-control-regex -- XML doesn't allow these characters
    .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, unit)
    .replace(/[&<>"]/g, (mark) => marks.get(mark) ?? mark);

function cellXml(value: string | number | null, reference: string, style: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const rowXml = (cells: readonly (string | number | null)[], row: number, style: number): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, columnName(column) + row, style)).join('')}</row>`;

function choicesXml(columns: readonly WrittenColumn[]): string {
  const offers = columns.flatMap(({ choices = [] }, column) => {
    const list = choices.join(',').replaceAll('"', '""'); // A quotation mark inside a formula's text is doubled.
    if (list === '' || list.length > longestChoices || choices.some((choice) => choice.includes(','))) return [];
    const name = columnName(column);
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${name}2:${name}${lastRow}">` +
        `<formula1>"${escaped(list)}"</formula1></dataValidation>`,
    ];
  });
  return offers.length === 0 ? '' : `<dataValidations count="${offers.length}">${offers.join('')}</dataValidations>`;
}

function sheetXml({ columns, rows }: WrittenSheet): string {
  const cols = columns.map(
    ({ width = 12 }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${textStyle}" customWidth="1"/>`,
  );
  const captions = columns.map(({ caption }) => caption);
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols.join('')}</cols><sheetData>${rowXml(captions, 1, headerStyle)}` +
    `${rows.map((row, at) => rowXml(row, at + 2, textStyle)).join('')}</sheetData>${choicesXml(columns)}</worksheet>`
  );
}

/** Styles of the workbook: text format (number format 49) for cells, a bold font for headers. */
const styles =
  `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';

const partName = (at: number) => `worksheets/sheet${at + 1}.xml`;

function relationships(items: readonly (readonly [kind: string, target: string])[]): string {
  const list = items.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`;
}

/**
 * Writes an xlsx file with at least one sheet. The names of the sheets must be different and have at most 31
 * characters.
 */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const types = sheets.map(
    (_, at) => `<Override PartName="/xl/${partName(at)}" ContentType="${sheetType}.worksheet+xml"/>`,
  );
  return zipFileOf({
    '[Content_Types].xml':
      `${declaration}<Types xmlns="${packages}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="${sheetType}.sheet.main+xml"/>${types.join('')}` +
      `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, at) => ['worksheet', partName(at)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/${partName(at)}`, sheetXml(sheet)])),
  });
}
