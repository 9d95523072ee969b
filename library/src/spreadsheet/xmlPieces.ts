import { inflatedChunks } from './inflatedChunks.ts';
import type { XmlScanner } from './xmlScanner.ts';
import type { ZipPart } from './zipArchive.ts';

const encodingName = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/;

/** The encoding of an XML document according to its first bytes; null for UTF-8. */
function encodingOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const named = encodingName.exec(String.fromCharCode(...bytes.subarray(0, 200)).replace(/^\W{3}</, '<'))?.[1];
  return named === undefined || /^(?:utf-?8|us-ascii)$/i.test(named) ? null : named;
}

function decoderFor(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null; // The encoding is unknown. The document is then read as UTF-8.
  }
}

/**
 * Passes a part of the archive to a scanner piece by piece, converted to UTF-8. After each piece, `read` processes the
 * bytes that are available; it returns true when reading can stop.
 */
export async function scanPart(part: ZipPart, scanner: XmlScanner, read: () => boolean): Promise<void> {
  const encoder = new TextEncoder();
  let decoder: TextDecoder | null | undefined;
  for await (const piece of inflatedChunks(part)) {
    if (decoder === undefined) {
      const encoding = encodingOf(piece);
      decoder = encoding === null ? null : decoderFor(encoding);
    }
    scanner.feed(decoder ? encoder.encode(decoder.decode(piece, { stream: true })) : piece);
    if (read()) return;
  }
  scanner.feed(null);
  read();
}
