import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';

import { actsWhenOpened } from './pdfActions.ts';

/**
 * Media types of the files that are accepted, each with its file extension. Markup (SVG, HTML) and archives aren't
 * accepted.
 */
export const endingOf = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
} as const;

export type KeptType = keyof typeof endingOf;

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** Brands of ISO media files that contain still pictures (HEIC, AVIF). Such pictures aren't accepted. */
const stillBrand = /^(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)$/;

/** Media type that the first bytes of a file indicate. If the type isn't accepted, returns null. */
function typeOfHead(head: Buffer): KeptType | null {
  if (head.length < 16) return null;
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (/^%PDF-[12]\.\d/.test(ascii(head, 0, 8))) return 'application/pdf';
  return ascii(head, 4, 8) === 'ftyp' && !stillBrand.test(ascii(head, 8, 12)) ? 'video/mp4' : null;
}

/**
 * Matches text that lets a program open a picture as a web page, a script or a PDF. Each alternative is too long to
 * occur in a picture by chance.
 */
const pageInPicture = /<(?:script|html|iframe|!doctype)[\s>/]|<\?php|%PDF-1/i;

/** Bytes with which the end record of a ZIP archive begins. The record is in the last 64 KB of the archive. */
const archiveEnd = 'PK\x05\x06';
const tailLength = 66_000;

/**
 * Number of characters at the end of a chunk that are searched again together with the next chunk. It is greater than
 * the length of any text for which the file is searched.
 */
const overlap = 64;

/** Greatest number of bytes that may follow the end mark of a PDF. */
const mostAfterEnd = 1024;

/**
 * For each media type with an end mark: a function that returns true if the last bytes of a file contain the end mark.
 */
const hasEndMark: Readonly<Partial<Record<KeptType, (tail: string) => boolean>>> = {
  'image/png': (tail) => tail.endsWith('IEND\xaeB`\x82'),
  'application/pdf': (tail) => tail.slice(-mostAfterEnd - '%%EOF'.length).includes('%%EOF'),
};

/**
 * Reads a file in chunks, from the byte `start` to its end. Returns true when the content, read as Latin-1 text,
 * matches `mark`.
 */
async function hasMark(path: string, mark: RegExp, start: number): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path, { start, highWaterMark: 256 * 1024 })) {
    const text = rest + (chunk as Buffer).toString('latin1');
    if (mark.test(text)) return true;
    rest = text.slice(-overlap);
  }
  return false;
}

async function edgesOf(path: string): Promise<{ head: Buffer; tail: string }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, 64));
    const tail = Buffer.alloc(Math.min(size, tailLength));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, tail: tail.toString('latin1') };
  } finally {
    await file.close();
  }
}

/**
 * Media type of a file. Only the content decides; the name and the type that the sender states are ignored. Returns
 * null when the type isn't accepted. Also returns null for a PNG or PDF file without its end mark, a picture or PDF
 * with an appended archive, a picture that also contains a web page, a script or a PDF, and a PDF for which
 * `actsWhenOpened` returns true.
 */
export async function contentTypeOf(path: string): Promise<KeptType | null> {
  const { head, tail } = await edgesOf(path);
  const type = typeOfHead(head);
  if (type === null) return null;
  // A video isn't searched for a hidden web page or script. Such content does no harm, because a video is only
  // downloaded and never displayed as a web page.
  if (type === 'video/mp4') return type;
  if (hasEndMark[type]?.(tail) === false || tail.includes(archiveEnd)) return null;
  const isMore =
    type === 'application/pdf' ? actsWhenOpened(await readFile(path)) : await hasMark(path, pageInPicture, 8);
  return isMore ? null : type;
}
