import { inflateSync } from 'node:zlib';

/**
 * Names that a PDF must not contain. They denote scripts, embedded files, and actions that open, send or fetch external
 * content.
 */
const forbidden: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
]);

const mostUnpacked = 64 * 1024 * 1024;

/**
 * Decodes a name in a PDF. Any of its characters may be written as `#` and two hexadecimal digits, such as `#41` for
 * `A`.
 */
const plainName = (name: string): string =>
  name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const names = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\/([^\0\s()<>[\]{}/%]+)/g), ([, name = '']) => plainName(name));

/** The objects of a PDF as texts. Object streams are decompressed. */
interface PdfTexts {
  /** The text outside of streams, and the content of object streams. */
  readonly objects: readonly string[];
  /** False when the content of an object stream is unknown, because the stream can't be read. */
  readonly isReadable: boolean;
}

/**
 * Returns the content of an object stream of a PDF as text, decompressed if it is compressed with deflate. Returns null
 * when the stream is damaged, too large, encrypted, or compressed with another method or a predictor.
 */
function unpacked(dictionary: readonly string[], content: Buffer): string | null {
  if (!dictionary.includes('Filter')) return content.toString('latin1');
  const packings = dictionary.filter((name) => /Decode$|^(?:Fl|LZW|A85|AHx|RL|Crypt)$/.test(name));
  const isDeflated = packings.length === 1 && /^(?:FlateDecode|Fl)$/.test(packings[0] ?? '');
  if (!isDeflated || dictionary.includes('Predictor')) return null;
  try {
    return inflateSync(content, { maxOutputLength: mostUnpacked }).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Reads a PDF once from its beginning to its end. Collects the text outside of streams and the content of the object
 * streams that can be read. Skips all other streams.
 */
function textsOf(content: Buffer, text: string): PdfTexts {
  const objects: string[] = [];
  let isReadable = true;
  let from = 0;
  let room = mostUnpacked;
  for (const mark of text.matchAll(/\bstream(\r\n|\n|\r)/g)) {
    if (mark.index < from) continue; // This mark is inside the stream before it.
    const outside = text.slice(from, mark.index);
    objects.push(outside);
    const start = mark.index + mark[0].length;
    const end = text.indexOf('endstream', start);
    from = end === -1 ? text.length : end;
    const dictionary = names(outside.slice(Math.max(outside.lastIndexOf('obj'), 0)));
    if (!dictionary.includes('ObjStm')) continue;
    const inside = unpacked(dictionary, content.subarray(start, from));
    room -= inside?.length ?? 0;
    if (inside === null || room < 0) isReadable = false;
    else objects.push(inside);
  }
  objects.push(text.slice(from));
  return { objects, isReadable };
}

const opensAddress = /\/S\s*\/URI\b/;

const openAction = /\/OpenAction\s*/g;

/**
 * True when a PDF may open an address without a click of the user: when the file is opened, or by an event of a page or
 * a field. `objects` are the objects of the PDF as texts.
 */
function opensAddressUnasked(objects: readonly string[]): boolean {
  if (!objects.some((text) => opensAddress.test(text))) return false;
  return objects.some((text) => {
    if (names(text).includes('AA')) return true;
    // The value of `/OpenAction` is the action itself, a reference to another object, or a list that names a page.
    return Array.from(text.matchAll(openAction)).some(({ index, 0: name }) => {
      const value = text.slice(index + name.length, index + name.length + 400);
      if (value.startsWith('<<')) return opensAddress.test(value);
      const [, number] = /^(\d+)\s+\d+\s+R/.exec(value) ?? [];
      return number !== undefined && isActionWithAddress(number, objects);
    });
  });
}

const objectBegins = /(?:^|\s)(\d+)\s+\d+\s+obj\b/g;

/**
 * True when an object with this number opens an address. A changed PDF contains a number several times, and any of the
 * objects may be in force. Also true when no object with this number is found, because it can be in an object stream, in
 * which the objects have no numbers.
 */
function isActionWithAddress(number: string, objects: readonly string[]): boolean {
  const found = objects.flatMap((text) =>
    Array.from(text.matchAll(objectBegins))
      .filter((begin) => begin[1] === number)
      .map((begin) => text.slice(begin.index).split('endobj', 1)[0] ?? ''),
  );
  return found.length === 0 || found.some((object) => opensAddress.test(object));
}

/**
 * True when a PDF contains a forbidden name, the start tag of a script or HTML element, or an action that may open an
 * address without a click. Also true when an object stream of the PDF can't be read. Names in object streams and names
 * written with `#xx` are checked too.
 */
export function actsWhenOpened(content: Buffer): boolean {
  const text = content.toString('latin1');
  // The whole text is tested, including the content of streams, because programs may disagree about the end of a
  // stream.
  if (/<(?:script|html)[\s>]/.test(text) || names(text).some((name) => forbidden.has(name))) return true;
  const { objects, isReadable } = textsOf(content, text);
  if (!isReadable) return true;
  return objects.some((each) => names(each).some((name) => forbidden.has(name))) || opensAddressUnasked(objects);
}
