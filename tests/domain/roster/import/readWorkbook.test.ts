import { describe, expect, it } from 'vitest';

import { openWorkbook } from '../../../../library/src/spreadsheet/openWorkbook.ts';
import { SpreadsheetError } from '../../../../library/src/spreadsheet/spreadsheetError.ts';
import { zipFileOf } from '../../../../library/src/spreadsheet/zipFile.ts';
import { partsOf, readFirst, readSheetXml, rowsOf } from './workbookOf.ts';

const sheetOf = (data: string, after = '') => `<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`;
/** What follows the rows of most sheets: their last bytes are read with more care than the others. */
const goingOn = `<pageMargins left="0.7" right="0.7"/><!--${' '.repeat(200)}--><pageSetup/>`;
const dated = (style: number, value: string) => `<row r="1"><c r="A1" s="${style}"><v>${value}</v></c></row>`;
const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${kind}" Target="${target}"/>`;
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SpreadsheetError ? error.code : error),
  );
const cells = async (data: string) => rowsOf(await readSheetXml({ sheet: sheetOf(data) }));

describe('cells', () => {
  it.each([
    { what: 'inline text', xml: '<c r="A1" t="inlineStr"><is><t>张三</t></is></c>', value: '张三' },
    {
      what: 'rich inline text',
      xml: '<c t="inlineStr"><is><r><t>张</t></r><r><rPr><b/></rPr><t>三</t></r></is></c>',
      value: '张三',
    },
    { what: 'a formula’s text', xml: '<c r="A1" t="str"><f>"李"&amp;"四"</f><v>李四</v></c>', value: '李四' },
    { what: 'a figure', xml: '<c r="A1"><v>42</v></c>', value: 42 },
    { what: 'a figure with a fraction and sign', xml: '<c r="A1" t="n"><v>-1.5</v></c>', value: -1.5 },
    { what: 'a rounded id number', xml: '<c r="A1"><v>3.7019919990418898E+17</v></c>', value: 370_199_199_904_188_992 },
    { what: 'true', xml: '<c r="A1" t="b"><v>1</v></c>', value: true },
    { what: 'false', xml: '<c r="A1" t="b"><v>0</v></c>', value: false },
    { what: 'an error', xml: '<c r="A1" t="e"><v>#N/A</v></c>', value: '#N/A' },
    { what: 'a day as text', xml: '<c r="A1" t="d"><v>1990-01-31T00:00:00</v></c>', value: '1990-01-31' },
    { what: 'kept spaces', xml: '<c t="inlineStr"><is><t xml:space="preserve"> 张三 </t></is></c>', value: ' 张三 ' },
    {
      what: 'references',
      xml: '<c t="inlineStr"><is><t>&#24352;&#x4E09;&amp;&lt;&quot;</t></is></c>',
      value: '张三&<"',
    },
    {
      what: 'verbatim text',
      xml: '<c t="inlineStr"><is><t><![CDATA[<张&amp;三>]]></t></is></c>',
      value: '<张&amp;三>',
    },
    {
      what: 'an escaped unit',
      xml: '<c t="inlineStr"><is><t>张_x000D_三_x005F_x0041_</t></is></c>',
      value: '张\r三_x0041_',
    },
    {
      what: 'a character beyond the first plane',
      xml: '<c t="inlineStr"><is><t>𠮷&#x20BB7;</t></is></c>',
      value: '𠮷𠮷',
    },
    { what: 'a Windows line end', xml: '<c t="inlineStr"><is><t>张\r\n三</t></is></c>', value: '张\n三' },
    { what: 'a text between comments', xml: '<c t="inlineStr"><is><t>张<!-- > -->三</t></is></c>', value: '张三' },
    {
      what: 'single quotes and spaces in tags',
      xml: "<c  r='A1'\n t = 'inlineStr' ><is ><t >张三</t ></is></c >",
      value: '张三',
    },
  ])('reads $what', async ({ xml, value }) => {
    expect(await cells(`<row r="1">${xml}</row>`)).toEqual({ 1: [value] });
  });

  it('leaves cells without a value out, and rows without cells', async () => {
    const data =
      '<row r="1"><c r="A1" s="1"/><c r="B1"><v/></c><c r="C1"><v> </v></c></row><row r="3"><c r="B3"><v>1</v></c></row>';
    expect(await cells(data)).toEqual({ 3: [null, 1] });
  });

  it('counts rows and columns where no reference tells', async () => {
    expect(await cells('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')).toEqual({
      1: [1, 2],
      2: [3],
    });
  });

  it('goes on from a reference', async () => {
    expect(await cells('<row r="4"><c r="C4"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')).toEqual({
      4: [null, null, 1, 2],
      5: [3],
    });
  });

  it.each([
    { how: 'as most are', cell: '<c r="AB2" s="1" t="s"><v>12</v></c>' },
    { how: 'attributes in another order', cell: '<c t="s" s="1" r="AB2"><v>12</v></c>' },
    { how: 'single quotes', cell: "<c r='AB2' s='1' t='s'><v>12</v></c>" },
    { how: 'spaces', cell: '<c  r="AB2" s="1" t="s" ><v> 12 </v></c >' },
    { how: 'an attribute that nobody needs', cell: '<c r="AB2" s="1" t="s" cm="1" vm="3"><v>12</v></c>' },
    { how: 'a formula', cell: '<c r="AB2" s="1" t="s"><f>A1</f><v>12</v></c>' },
    { how: 'an extension', cell: '<c r="AB2" s="1" t="s"><v>12</v><extLst/></c>' },
  ])('takes the shared text of a cell, written with $how, from the place that it names', async ({ cell }) => {
    const sharedStrings = `<sst>${Array.from({ length: 20 }, (_, at) => `<si><t>第${at}条</t></si>`).join('')}</sst>`;
    const data = `<row r="2"><c r="A2" t="n"><v>7</v></c>${cell}<c r="AC2"><v>8</v></c></row>`;
    const [row = []] = Object.values(rowsOf(await readSheetXml({ sheet: sheetOf(data, goingOn), sharedStrings })));
    expect(row.flatMap((value, column) => (value === null ? [] : [[column, value]]))).toEqual([
      [0, 7],
      [27, '第12条'],
      [28, 8],
    ]);
  });

  it.each([
    { what: 'a text that isn’t shared', cell: '<c r="A1" t="s"><v>20</v></c>' },
    { what: 'a column that the format doesn’t have', cell: '<c r="XFE1"><v>1</v></c>' },
    { what: 'a place within a value', cell: '<c r="A1"><v>1</c><c r="B1"><v>2</v></c>' },
  ])('tells a plain cell that names $what for damaged', async ({ cell }) => {
    expect(
      await codeOf(readSheetXml({ sheet: sheetOf(`<row r="1">${cell}</row>`, goingOn), sharedStrings: '<sst/>' })),
    ).toBe('damaged');
  });

  it('reads cells and texts wherever the pieces of the file end', async () => {
    const count = 5000;
    const texts = Array.from({ length: count }, (_, at) => `${'名'.repeat(at % 7)}${at}`);
    const sharedStrings = `<sst>${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`;
    const data = texts.map((_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c></row>`).join('');
    const rows = rowsOf(await readSheetXml({ sheet: sheetOf(data), sharedStrings }));
    expect(Object.values(rows)).toEqual(texts.map((text) => [text]));
  });

  it('sorts cells and rows that are out of order; the later of two in one place stays', async () => {
    const data =
      '<row r="2"><c r="B2"><v>22</v></c><c r="A2"><v>21</v></c></row><row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>11</v></c></row>';
    expect(await cells(data)).toEqual({ 1: [11], 2: [21, 22] });
  });

  it('reads prefixed tags, of the strict form too', async () => {
    const sheet =
      '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>张三</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    expect(rowsOf(await readSheetXml({ sheet }))).toEqual({ 1: ['张三'] });
  });

  it('doesn’t believe the dimension that a sheet states', async () => {
    const sheet =
      '<worksheet><dimension ref="A1:A1"/><sheetData><row r="9"><c r="C9"><v>7</v></c></row></sheetData></worksheet>';
    expect(rowsOf(await readSheetXml({ sheet }))).toEqual({ 9: [null, null, 7] });
  });
});

describe('what sheets share', () => {
  it('takes texts by index, rich ones whole, pronunciations left out', async () => {
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

it('tells formulas, hidden rows and merged cells', async () => {
  const data = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="B2"><f>1+1</f><v>2</v></c></row>';
  const sheet = await readSheetXml({ sheet: sheetOf(data, '<mergeCells><mergeCell ref="C2:D5"/></mergeCells>') });
  expect([sheet.hasFormula(0, 0), sheet.hasFormula(1, 1)]).toEqual([false, true]);
  expect([sheet.isHiddenRow(0), sheet.isHiddenRow(1)]).toEqual([false, true]);
  expect(sheet.merged).toEqual([{ firstRow: 2, lastRow: 5, firstColumn: 2, lastColumn: 3 }]);
});

it('tells hidden columns, and no others', async () => {
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
])('reads a cell with %s, wherever the pieces of the file end', async (_, inside, value) => {
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

it('lists sheets in the order of their tabs, whatever their parts are called, and which are hidden', async () => {
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

describe('refuses', () => {
  it.each([
    { what: 'an index beyond the shared texts', sheet: sheetOf('<row><c t="s"><v>0</v></c></row>') },
    { what: 'a figure that is none', sheet: sheetOf('<row><c><v>一</v></c></row>') },
    { what: 'a row beyond the last one', sheet: sheetOf('<row r="1048577"><c><v>1</v></c></row>') },
    { what: 'a document type, which could define anything', sheet: `<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf('')}` },
    { what: 'a tag that never ends', sheet: '<worksheet><sheetData><row r="1' },
  ])('$what as damaged', async ({ sheet }) => {
    expect(await codeOf(readSheetXml({ sheet }))).toBe('damaged');
  });

  it('a part whose checksum differs as damaged', async () => {
    const file = zipFileOf(partsOf({ sheet: sheetOf('<row><c><v>1</v></c></row>') }));
    const changed = file.map((byte, at) => (at === file.length - 30 ? byte ^ 1 : byte));
    expect(await codeOf(openWorkbook(changed).then(([sheet]) => sheet?.read()))).toBe('damaged');
    const view = new DataView(file.buffer);
    const directory = view.getUint32(file.length - 6, true);
    view.setUint32(directory + 16, view.getUint32(directory + 16, true) ^ 1, true);
    expect(await codeOf(openWorkbook(file))).toBe('damaged');
  });

  it('an archive that unpacks to more than it states as damaged, without unpacking it all', async () => {
    const file = zipFileOf(partsOf({ sheet: '', workbook: `<workbook>${' '.repeat(3_000_000)}</workbook>` }));
    const view = new DataView(file.buffer);
    view.setUint32(view.getUint32(file.length - 6, true) + 24, 1000, true);
    expect(await codeOf(openWorkbook(file))).toBe('damaged');
  });

  it('a document of words and other archives as no table', async () => {
    expect(await codeOf(openWorkbook(zipFileOf({ 'word/document.xml': '<document/>' })))).toBe('notTable');
  });
});
