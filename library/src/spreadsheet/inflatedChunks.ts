import { damaged } from './spreadsheetError.ts';
import type { ZipPart } from './zipArchive.ts';

const gzipHeader: readonly number[] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
const longestStoredBlock = 0xffff;
/** Number of compressed bytes that are decompressed at a time. It limits the memory that is used. */
const packedPiece = 1 << 16;

function gzipTrailer({ crc, size }: ZipPart): Uint8Array<ArrayBuffer> {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc, true);
  trailer.setUint32(4, size % 0x1_0000_0000, true);
  return new Uint8Array(trailer.buffer);
}

/** Splits compressed bytes into pieces of at most `packedPiece` bytes. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += packedPiece) yield bytes.subarray(at, at + packedPiece);
}

/** Wraps uncompressed bytes as stored blocks of the deflate format. */
function* storedBlocks(bytes: Uint8Array): Generator<Uint8Array> {
  let at = 0;
  do {
    const length = Math.min(longestStoredBlock, bytes.length - at);
    const isLast = at + length === bytes.length;
    yield Uint8Array.of(isLast ? 1 : 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);
    yield bytes.subarray(at, at + length);
    at += length;
  } while (at < bytes.length);
}

async function feed(part: ZipPart, writable: WritableStream<BufferSource>): Promise<void> {
  const writer = writable.getWriter();
  const blocks = part.isDeflated ? pieces(part.packed) : storedBlocks(part.packed);
  await writer.write(Uint8Array.from(gzipHeader));
  for (const block of blocks) await writer.write(block as Uint8Array<ArrayBuffer>);
  await writer.write(gzipTrailer(part));
  await writer.close();
}

/**
 * The bytes of a part of the archive, decompressed by the platform piece by piece. The part is passed as a gzip member,
 * so that the platform also checks the declared checksum and size. A caller that needs no more bytes leaves the loop.
 * @throws SpreadsheetError when the part can't be decompressed, or its content doesn't match the declared checksum or
 * size
 */
export async function* inflatedChunks(part: ZipPart): AsyncGenerator<Uint8Array, void> {
  const unpacking = new DecompressionStream('gzip');
  const feeding = feed(part, unpacking.writable);
  feeding.catch(() => {}); // The loop below reports the error. This handler prevents an unhandled rejection.
  const reader = unpacking.readable.getReader();
  let left = part.size;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      left -= value.length;
      if (left < 0) throw damaged();
      yield value;
    }
    await feeding;
  } catch (error) {
    throw damaged(error);
  } finally {
    await reader.cancel().catch(() => {});
  }
}
