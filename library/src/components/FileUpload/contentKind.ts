/** Kind of a file according to its first bytes. The name of the file is ignored. */
export type ContentKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'mp4';

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Matches the brands of ISO media files that contain still pictures: HEIF, HEIC, AVIF. */
const stillBrand = /^(heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)$/;

/**
 * Number of bytes at the start of a file in which the signature of a PDF must occur. PDF viewers also accept other
 * bytes before the signature, up to this limit.
 */
const pdfMarkWithin = 1024;

/** The kind of a file's content; null for all other contents, including QuickTime videos. */
export function contentKindOf(bytes: Uint8Array): ContentKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 4) === 'ftyp') {
    const brand = textAt(bytes, 8, 4);
    if (stillBrand.test(brand)) return 'heic';
    return brand === 'qt  ' ? null : 'mp4';
  }
  return textAt(bytes, 0, pdfMarkWithin).includes('%PDF-') ? 'pdf' : null;
}
