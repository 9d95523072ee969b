import { inflateSync } from 'node:zlib';

/** Names that a PDF may not hold: programs, files, and actions that open, send or fetch something elsewhere. */
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

/** A name may write any of its characters as `#` and two hexadecimal digits. */
const plainName = (name: string): string =>
  name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const names = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\/([^\0\s()<>[\]{}/%]+)/g), ([, name = '']) => plainName(name));

/** Objects of a file as text, however they are packed. */
interface PdfTexts {
  /** Text outside of streams, and the contents of object streams. */
  readonly objects: readonly string[];
  /** False where an object stream can't be read, so that its content is unknown. */
  readonly isReadable: boolean;
}

/** Inflates an object stream. Null where it is packed in any other way, encrypted, or beyond the limit. */
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

/** Walks through a file once, from object to stream to end of stream. */
function textsOf(content: Buffer, text: string): PdfTexts {
  const objects: string[] = [];
  let isReadable = true;
  let from = 0;
  let room = mostUnpacked;
  for (const mark of text.matchAll(/\bstream(\r\n|\n|\r)/g)) {
    if (mark.index < from) continue; // inside of the stream before
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

/** True when an address is opened without a click: by opening the file, or by an event of a page or a field. */
function opensAddressUnasked(objects: readonly string[]): boolean {
  if (!objects.some((text) => opensAddress.test(text))) return false;
  return objects.some((text) => {
    if (names(text).includes('AA')) return true;
    // an action in place or elsewhere; `[` begins a page to go to
    const [, value = ''] = /\/OpenAction\s*(\[|<<[^]{0,400}|\d+\s+\d+\s+R)/.exec(text) ?? [];
    if (value.startsWith('<<')) return opensAddress.test(value);
    const [, number] = /^(\d+)\s/.exec(value) ?? [];
    return number !== undefined && isActionWithAddress(number, objects);
  });
}

const objectBegins = /(?:^|\s)(\d+)\s+\d+\s+obj\b/g;

/**
 * True when the object of a number opens an address. One in an object stream has no text of its own: then any counts.
 */
function isActionWithAddress(number: string, objects: readonly string[]): boolean {
  for (const text of objects) {
    for (const begin of text.matchAll(objectBegins)) {
      if (begin[1] === number) return opensAddress.test(text.slice(begin.index).split('endobj', 1)[0] ?? '');
    }
  }
  return true;
}

/**
 * True when a PDF does something when it is opened, or carries a program or a file: by the names of its objects,
 * written plainly or with `#xx`, in the file itself and in its object streams. What can't be read counts as doing so.
 */
export function actsWhenOpened(content: Buffer): boolean {
  const text = content.toString('latin1');
  // the whole file, streams too: what one program takes for a stream's inside another reads as objects
  if (/<(?:script|html)[\s>]/.test(text) || names(text).some((name) => forbidden.has(name))) return true;
  const { objects, isReadable } = textsOf(content, text);
  if (!isReadable) return true;
  return objects.some((each) => names(each).some((name) => forbidden.has(name))) || opensAddressUnasked(objects);
}
