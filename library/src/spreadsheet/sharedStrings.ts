import type { TextPool } from './textPool.ts';
import { scanPart } from './xmlPieces.ts';
import { xmlName, XmlScanner, xmlToken } from './xmlScanner.ts';
import type { ZipPart } from './zipArchive.ts';

const item = xmlName('si');
const text = xmlName('t');
/** Name of the element that contains the pronunciation of a text. The pronunciation isn't a part of the cell's text. */
const pronunciation = xmlName('rPh');

/**
 * Adds all shared texts of a workbook to a pool, in the order of their indexes. The parts of a rich text are joined.
 */
export async function readSharedStrings(part: ZipPart, pool: TextPool): Promise<void> {
  const scanner = new XmlScanner();
  let isSpoken = false;
  await scanPart(part, scanner, () => {
    for (;;) {
      if (!isSpoken && scanner.passPlainItem(pool)) {
        scanner.wantsText = false;
        continue;
      }
      const token = scanner.next();
      if (token === xmlToken.more || token === xmlToken.done) return false;
      if (token === xmlToken.text) pool.append(scanner.bytes, scanner.start, scanner.end, scanner.isVerbatim);
      else if (scanner.name === text) scanner.wantsText = token === xmlToken.start && !isSpoken;
      else if (scanner.name === pronunciation) isSpoken = token === xmlToken.start;
      else if (scanner.name === item && token === xmlToken.end) pool.commitAny();
    }
  });
}
