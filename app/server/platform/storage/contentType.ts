import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';

import { actsWhenOpened } from './pdfActions.ts';

/** Accepted media types, each with its file extension. Markup (SVG, HTML) and archives aren't accepted. */
export const endingOf = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
} as const;

export type KeptType = keyof typeof endingOf;

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** Media type by the first bytes; null for a type that isn't accepted. */
function typeOfHead(head: Buffer): KeptType | null {
  if (head.length < 16) return null;
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (/^%PDF-[12]\.\d/.test(ascii(head, 0, 8))) return 'application/pdf';
  return ascii(head, 4, 8) === 'ftyp' ? 'video/mp4' : null;
}

/** Text that makes a picture also a page or a program. Each alternative is too long to occur by chance. */
const pageInPicture = /<(?:script|html|iframe|!doctype)[\s>/]|<\?php|%PDF-1/i;

/** End record of an archive, which is in the last 64 KB of the file. */
const archiveEnd = 'PK\x05\x06';
const tailLength = 66_000;

/** Number of repeated characters between two chunks; longer than any mark that is searched. */
const overlap = 64;

/** Greatest number of bytes after the end mark of a PDF. */
const mostAfterEnd = 1024;

/** Tests by type if a file's last bytes are the end of that type. */
const hasEndMark: Readonly<Partial<Record<KeptType, (tail: string) => boolean>>> = {
  'image/png': (tail) => tail.endsWith('IEND\xaeB`\x82'),
  'application/pdf': (tail) => tail.slice(-mostAfterEnd - '%%EOF'.length).includes('%%EOF'),
};

/** Searches a whole file in chunks for a mark. True when it is found. */
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
 * Media type of a file by its content; the name and the sender's type are ignored. Null when the type isn't accepted,
 * the file is incomplete, or it also has another type (a picture that is a page, an archive or a program).
 */
export async function contentTypeOf(path: string): Promise<KeptType | null> {
  const { head, tail } = await edgesOf(path);
  const type = typeOfHead(head);
  if (type === null) return null;
  if (type === 'video/mp4') return type; // a video is only downloaded, never displayed as a page
  if (hasEndMark[type]?.(tail) === false || tail.includes(archiveEnd)) return null;
  const isMore =
    type === 'application/pdf' ? actsWhenOpened(await readFile(path)) : await hasMark(path, pageInPicture, 8);
  return isMore ? null : type;
}
