import { crc32 } from 'node:zlib';

/** EXIF data that contain only the orientation of a picture, a number from 1 to 8. */
function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8); // The data have one entry: tag 0x0112 with one SHORT.
  tiff.writeUInt16LE(0x01_12, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

const isTurned = (orientation: number) => orientation > 1 && orientation <= 8;
const latin = (bytes: Buffer, start: number, length: number) => bytes.toString('latin1', start, start + length);

/**
 * True when a segment of a JPEG is needed to display the picture. Comments and most application segments are metadata
 * that cameras and programs write.
 */
function isNeededSegment(marker: number, bytes: Buffer, content: number): boolean {
  if (marker === 0xe0) return latin(bytes, content, 5) === 'JFIF\0';
  if (marker === 0xe2) return latin(bytes, content, 12) === 'ICC_PROFILE\0';
  if (marker === 0xee) return latin(bytes, content, 5) === 'Adobe';
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe;
}

/**
 * Index of the first marker of a JPEG at or after `start`. Compressed data and the restart markers in them are skipped.
 * If there is no marker, returns −1.
 */
function nextMarker(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return -1;
}

/**
 * The parts of a JPEG up to its end, without its metadata except the orientation.
 * @throws RangeError when the JPEG is incomplete
 */
function plainJpeg(bytes: Buffer, orientation: number): readonly Buffer[] {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  if (isTurned(orientation)) {
    const tiff = orientationOnly(orientation);
    const head = Buffer.from([0xff, 0xe1, 0, tiff.length + 8]);
    parts.push(head, Buffer.from('Exif\0\0', 'latin1'), tiff);
  }
  let at = 2;
  for (;;) {
    const found = nextMarker(bytes, at);
    if (found === -1) throw new RangeError('a JPEG without an end');
    if (found > at) parts.push(bytes.subarray(at, found)); // These bytes are compressed data.
    const marker = bytes[found + 1] ?? 0;
    if (marker === 0xd9) return [...parts, bytes.subarray(found, found + 2)];
    const end = found + 2 + bytes.readUInt16BE(found + 2);
    if (end > bytes.length) throw new RangeError('a JPEG that is cut off');
    if (isNeededSegment(marker, bytes, found + 4)) parts.push(bytes.subarray(found, end));
    at = end;
  }
}

/** Names of the ancillary chunks in a PNG that define its colours or the size of its pixels. */
const colourChunks: ReadonlySet<string> = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD hIST sPLT cICP mDCV cLLI'.split(' '),
);

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function plainPng(bytes: Buffer, orientation: number): readonly Buffer[] {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const type = latin(bytes, at + 4, 4);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('a PNG that is cut off');
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || colourChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IHDR' && isTurned(orientation)) parts.push(pngChunk('eXIf', orientationOnly(orientation)));
    if (type === 'IEND') return parts;
    at = end;
  }
}

const webpChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const [exifFlag, xmpFlag] = [0x08, 0x04];

function plainWebp(bytes: Buffer, orientation: number): readonly Buffer[] {
  const whole = Math.min(8 + bytes.readUInt32LE(4), bytes.length);
  const parts: Buffer[] = [];
  const exif = isTurned(orientation) ? orientationOnly(orientation) : null;
  let isExtended = false;
  for (let at = 12; at + 8 <= whole;) {
    const type = latin(bytes, at, 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) throw new RangeError('a WebP that is cut off');
    if (webpChunks.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      if (type === 'VP8X') {
        isExtended = true;
        chunk[8] = ((chunk[8] ?? 0) & ~(exifFlag | xmpFlag)) | (exif ? exifFlag : 0);
      }
      parts.push(chunk);
    }
    at = end;
  }
  if (exif && isExtended) {
    const head = Buffer.alloc(8);
    head.write('EXIF', 0, 'latin1');
    head.writeUInt32LE(exif.length, 4);
    parts.push(head, exif);
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return [head, ...parts];
}

const plain = { 'image/jpeg': plainJpeg, 'image/png': plainPng, 'image/webp': plainWebp } as const;

/** Media types of pictures whose metadata can be removed. */
export type PictureType = keyof typeof plain;

export const isPictureType = (type: string): type is PictureType => Object.hasOwn(plain, type);

/**
 * Removes the metadata of a picture (such as place, time, device and owner) and all data after the end of the picture.
 * The image data, colours and orientation stay unchanged, because the picture isn't compressed again.
 *
 * @throws RangeError when the picture is cut off
 */
export const withoutMetadata = (bytes: Buffer, type: PictureType, orientation: number): Buffer =>
  Buffer.concat(plain[type](bytes, orientation));
