import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

import type { Sheet, SheetCell } from '../../domain/roster/import/sheet.ts';

const workbookPart = 'xl/workbook.xml';

const isCell = (value: unknown): value is SheetCell =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date;

/** Names of the sheets that the workbook hides. */
function hiddenSheets(workbook: string): ReadonlySet<string> {
  const tags = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/gu) ?? [];
  const names = tags
    .filter((tag) => /\sstate="(?:hidden|veryHidden)"/u.test(tag))
    .map((tag) => /\sname="([^"]*)"/u.exec(tag)?.[1] ?? '');
  return new Set(
    names.map((name) =>
      name.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ),
  );
}

/**
 * The reader is given the parts unpacked again in a plain archive: it would otherwise start workers from blobs for big
 * parts, which a strict content policy forbids, and it takes `date1904="true"` for the other epoch.
 */
function repacked(bytes: Uint8Array): { readonly archive: Uint8Array; readonly workbook: string } {
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/u.test(name) });
  const part = parts[workbookPart];
  const workbook = part ? strFromU8(part) : '';
  const readable = workbook.replace(/date1904="(?:true|on)"/u, 'date1904="1"');
  return { archive: zipSync({ ...parts, [workbookPart]: strToU8(readable) }, { level: 0 }), workbook };
}

/** The sheets of an xlsx file that passed the guards. @throws where it is damaged */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const { archive, workbook } = repacked(bytes);
  const hidden = hiddenSheets(workbook);
  const sheets = await readXlsxFile(new Blob([new Uint8Array(archive)]), { trim: false });
  return sheets.map(({ sheet: name, data }) => ({
    name,
    isHidden: hidden.has(name),
    rows: data.map((row) => row.map((cell): SheetCell => (isCell(cell) ? cell : null))),
  }));
}
