import { describe, expect, it } from 'vitest';

import { openWorkbook } from '../../../../library/src/spreadsheet/openWorkbook.ts';
import { zipFileOf } from '../../../../library/src/spreadsheet/zipFile.ts';
import { partsOf, readFirst, readSheetXml, rowsOf, sheetOf } from './workbookOf.ts';

const dated = (style: number, value: string) => `<row r="1"><c r="A1" s="${style}"><v>${value}</v></c></row>`;

const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${kind}" Target="${target}"/>`;

describe('what sheets share', () => {
  it('reads texts by index, rich ones completely, without pronunciations', async () => {
    const sharedStrings =
      '<sst><si><t>张三</t></si><si/><si><r><t>李</t></r><r><t xml:space="preserve"> 四</t></r><rPh sb="0" eb="1"><t>lǐ</t></rPh></si></sst>';
    const data = '<row r="1"><c t="s"><v>2</v></c><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    expect(rowsOf(await readSheetXml({ sheet: sheetOf(data), sharedStrings }))).toEqual({ 1: ['李 四', '张三', ''] });
  });

  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>
    <numFmt numFmtId="165" formatCode="[Red]0.00&quot; d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="31"/><xf numFmtId="22"/></cellXfs></styleSheet>`;

  it.each([
    { style: 0, value: '32904', read: 32904 },
    { style: 1, value: '32904', read: '1990-01-31' },
    { style: 2, value: '32904', read: '1990-01-31' },
    { style: 3, value: '32904', read: 32904 },
    { style: 4, value: '32904', read: '1990-01-31' },
    { style: 5, value: '32904.5', read: '1990-01-31 12:00:00' },
    { style: 1, value: '1', read: '1900-01-01' },
    { style: 1, value: '59', read: '1900-02-28' },
    { style: 1, value: '61', read: '1900-03-01' },
    { style: 1, value: '0.25', read: '06:00:00' },
    { style: 1, value: '370199199904188980', read: 370_199_199_904_188_992 },
    { style: 9, value: '32904', read: 32904 },
  ])('shows $value in style $style as $read', async ({ style, value, read }) => {
    expect(rowsOf(await readSheetXml({ sheet: sheetOf(dated(style, value)), styles }))).toEqual({ 1: [read] });
  });

  it.each(['1', 'true', 'on'])('counts days from 1904 where the workbook says so: date1904="%s"', async (flag) => {
    const workbook = `<workbook><workbookPr date1904="${flag}"/><sheets><sheet name="名单" r:id="rId1"/></sheets></workbook>`;
    const sheet = sheetOf(dated(1, '31442'));
    expect(rowsOf(await readSheetXml({ sheet, styles, workbook }))).toEqual({ 1: ['1990-01-31'] });
  });
});

it('reports formulas, hidden rows and merged cells', async () => {
  const data = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="B2"><f>1+1</f><v>2</v></c></row>';
  const sheet = await readSheetXml({ sheet: sheetOf(data, '<mergeCells><mergeCell ref="C2:D5"/></mergeCells>') });
  expect([sheet.hasFormula(0, 0), sheet.hasFormula(1, 1)]).toEqual([false, true]);
  expect([sheet.isHiddenRow(0), sheet.isHiddenRow(1)]).toEqual([false, true]);
  expect(sheet.merged).toEqual([{ firstRow: 2, lastRow: 5, firstColumn: 2, lastColumn: 3 }]);
});

it('reports hidden columns, and no others', async () => {
  const sheet = await readSheetXml({
    sheet:
      '<worksheet><cols><col min="1" max="1" width="9"/><col min="2" max="3" hidden="1"/><col min="9" max="16384" hidden="1"/></cols>' +
      '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
  });
  expect([0, 1, 2, 3, 7, 8].filter((column) => sheet.isHiddenColumn(column))).toEqual([1, 2, 8]);
});

const rowXml = (number: number) => `<row r="${number}"><c r="A${number}"><v>${number}</v></c></row>`;

it('reads a hundred thousand persons below their header and titles', { timeout: 20_000 }, async () => {
  const rows = Array.from({ length: 100_003 }, (_, index) => rowXml(index + 1)).join('');
  const file = zipFileOf(partsOf({ sheet: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }));
  const [sheet] = await openWorkbook(file);
  expect(await sheet?.read()).toMatchObject({ rowCount: 100_003, isCut: false });
});

it.each([
  ['a figure', '<v>12</v>', 12],
  ['spaces around it', '<v> 12 </v>', 12],
  ['a fraction', '<v>12.5</v>', 12.5],
  ['a comment before the end', '<v>12</v><!-- x -->', 12],
  ['more digits than a figure holds', '<v>12345678901234567890</v>', Number('12345678901234567890')],
  ['nothing', '<v></v>', undefined],
])('reads a cell with %s, for any split of the file', async (_, inside, value) => {
  const filler = `<!--${'x'.repeat(65_520)}-->`;
  for (let shift = 0; shift < 40; shift += 3) {
    const sheet = await readSheetXml({
      sheet: `<worksheet><sheetData>${filler}${' '.repeat(shift)}<row r="1"><c r="A1">${inside}</c><c r="B1"><v>7</v></c></row></sheetData></worksheet>`,
    });
    expect(sheet.cellsAt(0)).toEqual([value ?? null, 7]);
  }
});

it('reads a sheet in UTF-16', async () => {
  const xml = `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${sheetOf('<row r="1"><c t="inlineStr"><is><t>张三</t></is></c></row>')}`;
  const parts = partsOf({ sheet: '' });
  const utf16 = new Uint8Array(
    new Uint16Array(Array.from({ length: xml.length }, (_, at) => xml.charCodeAt(at))).buffer,
  );
  const sheet = await readFirst(zipFileOf({ ...parts, 'xl/worksheets/sheet1.xml': utf16 }));
  expect(rowsOf(sheet)).toEqual({ 1: ['张三'] });
});

it('lists sheets in the order of their tabs, with any part names, and which are hidden', async () => {
  const file = zipFileOf({
    '_rels/.rels': `<Relationships>${relationship('a', 'officeDocument', '/book/Main.xml')}</Relationships>`,
    'book/Main.xml':
      '<workbook><sheets><sheet name="二 &amp; 三" rel:id="b"/><sheet name="一" state="veryHidden" rel:id="a"/><sheet name="图" rel:id="c"/></sheets></workbook>',
    'book/_rels/main.xml.rels': `<Relationships>${relationship('a', 'worksheet', 'One.xml')}${relationship('b', 'worksheet', '/BOOK/deep/../two.xml')}${relationship('c', 'chartsheet', 'chart.xml')}</Relationships>`,
    'book/one.xml': sheetOf('<row><c><v>1</v></c></row>'),
    'book/two.xml': sheetOf('<row><c><v>2</v></c></row>'),
  });
  const sheets = await openWorkbook(file);
  expect(sheets.map(({ name, isHidden }) => ({ name, isHidden }))).toEqual([
    { name: '二 & 三', isHidden: false },
    { name: '一', isHidden: true },
  ]);
  expect(rowsOf(await readFirst(file))).toEqual({ 1: [2] });
});

it('stops after so many rows and says so', async () => {
  const data = Array.from({ length: 5 }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`).join('');
  const cut = await readSheetXml({ sheet: sheetOf(data) }, 3);
  expect([cut.rowCount, cut.isCut]).toEqual([3, true]);
  const whole = await readSheetXml({ sheet: sheetOf(data) }, 5);
  expect([whole.rowCount, whole.isCut]).toEqual([5, false]);
});
