import { describe, expect, it } from 'vitest';

import { openWorkbook } from '../../../../library/src/spreadsheet/openWorkbook.ts';
import { zipFileOf } from '../../../../library/src/spreadsheet/zipFile.ts';
import { codeOf, partsOf, readSheetXml, sheetOf } from './workbookOf.ts';

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

  it('a text document and other archives as not a table', async () => {
    expect(await codeOf(openWorkbook(zipFileOf({ 'word/document.xml': '<document/>' })))).toBe('notTable');
  });
});
