import { describe, expect, it } from 'vitest';

import { cells, codeOf, readSheetXml, rowsOf, sheetOf } from './workbookOf.ts';

/**
 * XML that follows the rows in most sheets. The library reads the last bytes of a sheet with separate code. With this
 * XML, the rows aren't in the last bytes.
 */
const goingOn = `<pageMargins left="0.7" right="0.7"/><!--${' '.repeat(200)}--><pageSetup/>`;

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

  it('counts rows and columns without a reference', async () => {
    expect(await cells('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')).toEqual({
      1: [1, 2],
      2: [3],
    });
  });

  it('continues from a reference', async () => {
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
  ])('reports a plain cell that names $what as damaged', async ({ cell }) => {
    expect(
      await codeOf(readSheetXml({ sheet: sheetOf(`<row r="1">${cell}</row>`, goingOn), sharedStrings: '<sst/>' })),
    ).toBe('damaged');
  });

  it('reads cells and texts for any split of the file', async () => {
    const count = 5000;
    const texts = Array.from({ length: count }, (_, at) => `${'名'.repeat(at % 7)}${at}`);
    const sharedStrings = `<sst>${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`;
    const data = texts.map((_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c></row>`).join('');
    const rows = rowsOf(await readSheetXml({ sheet: sheetOf(data), sharedStrings }));
    expect(Object.values(rows)).toEqual(texts.map((text) => [text]));
  });

  it('sorts cells and rows that are out of order; of two in one place the later stays', async () => {
    const data =
      '<row r="2"><c r="B2"><v>22</v></c><c r="A2"><v>21</v></c></row><row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>11</v></c></row>';
    expect(await cells(data)).toEqual({ 1: [11], 2: [21, 22] });
  });

  it('reads prefixed tags, of the strict form too', async () => {
    const sheet =
      '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>张三</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    expect(rowsOf(await readSheetXml({ sheet }))).toEqual({ 1: ['张三'] });
  });

  it('ignores the dimension that a sheet states', async () => {
    const sheet =
      '<worksheet><dimension ref="A1:A1"/><sheetData><row r="9"><c r="C9"><v>7</v></c></row></sheetData></worksheet>';
    expect(rowsOf(await readSheetXml({ sheet }))).toEqual({ 9: [null, null, 7] });
  });
});
