import { decoded, resolvedReferences } from './textPool.ts';
import { scanPart } from './xmlPieces.ts';
import { xmlName, XmlScanner, xmlToken } from './xmlScanner.ts';
import type { ZipPart } from './zipArchive.ts';

/**
 * Ids of the built-in date formats (ECMA-376 §18.8.30), including the formats of Chinese, Japanese and Thai editions.
 */
const builtInRanges: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
const isBuiltInDate = (id: number) => builtInRanges.some(([first, last]) => id >= first && id <= last);

/**
 * Matches the parts of a number format that aren't format letters: quoted and escaped characters, spaces and fill
 * characters (`_x`, `*x`), and colours, conditions and languages in brackets. A part that isn't closed reaches to the
 * end of the format, so no character is checked twice.
 */
const shown = /"[^"]*(?:"|$)|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*(?:\]|$)/giu;

/**
 * True when a number format shows a date or a time: the first section of the format contains a letter for dates or
 * times.
 */
const isDateFormat = (format: string): boolean =>
  /[ymdhs]/iu.test((format.replace(shown, '').split(';', 1)[0] ?? '').replace(/general/iu, ''));

const numberFormat = xmlName('numFmt');
const cellFormats = xmlName('cellXfs');
const cellFormat = xmlName('xf');
const attributeNames = { numFmtId: xmlName('numFmtId'), formatCode: xmlName('formatCode') };

/** For each index of a cell style: true when the style shows numbers as dates. */
export async function readDateStyles(part: ZipPart): Promise<readonly boolean[]> {
  const scanner = new XmlScanner();
  const formats = new Map<number, string>();
  const ids: number[] = [];
  let isInCellFormats = false;
  await scanPart(part, scanner, () => {
    for (;;) {
      const token = scanner.next();
      if (token === xmlToken.more || token === xmlToken.done) return false;
      if (scanner.name === cellFormats) isInCellFormats = token === xmlToken.start;
      if (token !== xmlToken.start) continue;
      const isFormat = scanner.name === numberFormat;
      if (!isFormat && !(scanner.name === cellFormat && isInCellFormats)) continue;
      let [id, code] = [0, ''];
      while (scanner.nextAttribute()) {
        const value = () => decoded(scanner.bytes.subarray(scanner.start, scanner.end));
        if (scanner.attribute === attributeNames.numFmtId) id = Number(value());
        else if (scanner.attribute === attributeNames.formatCode) code = resolvedReferences(value());
      }
      if (isFormat) formats.set(id, code);
      else ids.push(id);
    }
  });
  return ids.map((id) => {
    const format = formats.get(id);
    return format === undefined ? isBuiltInDate(id) : isDateFormat(format);
  });
}
