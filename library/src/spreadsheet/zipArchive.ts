import { damaged, SpreadsheetError } from './spreadsheetError.ts';

/** A file in a zip archive, as the directory of the archive declares it. */
export interface ZipPart {
  readonly name: string;
  readonly packed: Uint8Array;
  readonly isDeflated: boolean;
  /** Declared size of the decompressed file in bytes. */
  readonly size: number;
  readonly crc: number;
}

/** Maximum total size in bytes that an archive may declare for its decompressed files. */
const maxSize = 256 * 1024 * 1024;
const maxRatio = 200;
/** Size in bytes up to which a high compression ratio is accepted, because empty formatted rows compress very well. */
const harmlessSize = 32 * 1024 * 1024;
const maxParts = 4096;

const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const localRecord = 0x04034b50;
const endRecordSize = 22;
const entryRecordSize = 46;
const localRecordSize = 30;
/** Size in bytes of the Zip64 locator, which is directly before the end record of the archive. */
const locatorSize = 20;
const longestComment = 0xffff;
const isEncryptedFlag = 1;
const [stored, deflated] = [0, 8];
/** Placeholder in the directory for a value that is stored in the Zip64 extension. */
const elsewhere = 0xffffffff;

function endRecordIn(view: DataView): number {
  const first = Math.max(0, view.byteLength - endRecordSize - longestComment);
  for (let at = view.byteLength - endRecordSize; at >= first; at--) {
    if (view.getUint32(at, true) === endRecord) return at;
  }
  throw damaged();
}

interface Directory {
  readonly at: number;
  readonly count: number;
  /**
   * Offset of the archive in the file. It is added to the offsets of all entries, because other bytes may come before
   * the archive.
   */
  readonly shift: number;
}

function directoryIn(view: DataView): Directory {
  const end = endRecordIn(view);
  const [count, size, at] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  if (at === elsewhere || count === 0xffff) {
    const long = Number(view.getBigUint64(end - locatorSize + 8, true));
    const [longCount, longAt] = [view.getBigUint64(long + 32, true), view.getBigUint64(long + 48, true)];
    return { at: Number(longAt), count: Number(longCount), shift: 0 };
  }
  if (count === 0 || view.getUint32(at, true) === entryRecord) return { at, count, shift: 0 };
  return { at: end - size, count, shift: end - size - at };
}

/**
 * The values in the Zip64 extension of a directory entry. They are in the order of the values that the entry replaces
 * with `elsewhere`.
 */
function* longValues(view: DataView, from: number, to: number): Generator<number, undefined> {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true));
    for (let value = at + 4; value + 8 <= end; value += 8) yield Number(view.getBigUint64(value, true));
    return undefined;
  }
  return undefined;
}

interface Entry {
  readonly part: Omit<ZipPart, 'packed'>;
  readonly packedSize: number;
  readonly localAt: number;
  readonly next: number;
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): Entry {
  if (view.getUint32(at, true) !== entryRecord) throw damaged();
  if (view.getUint16(at + 8, true) & isEncryptedFlag) throw new SpreadsheetError('encrypted');
  const method = view.getUint16(at + 10, true);
  if (method !== stored && method !== deflated) throw damaged();
  const nameEnd = at + entryRecordSize + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const long = longValues(view, nameEnd, extraEnd);
  const value = (stated: number) => (stated === elsewhere ? (long.next().value ?? stated) : stated);
  const size = value(view.getUint32(at + 24, true));
  const packedSize = value(view.getUint32(at + 20, true));
  const localAt = value(view.getUint32(at + 42, true));
  const name = new TextDecoder().decode(bytes.subarray(at + entryRecordSize, nameEnd));
  return {
    part: { name, isDeflated: method === deflated, size, crc: view.getUint32(at + 16, true) },
    packedSize,
    localAt,
    next: extraEnd + view.getUint16(at + 32, true),
  };
}

/**
 * Normalises the name of a file for look-ups. Case is ignored, and backslashes, which some programs write, become
 * slashes.
 */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function partsIn(bytes: Uint8Array): ReadonlyMap<string, ZipPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { at: start, count, shift } = directoryIn(view);
  if (count > maxParts) throw new SpreadsheetError('tooLarge');
  const parts = new Map<string, ZipPart>();
  let total = 0;
  for (let left = count, at = start; left > 0; left--) {
    const { part, packedSize, localAt, next } = entryAt(view, bytes, at);
    at = next;
    total += part.size;
    if (total > maxSize || (total > harmlessSize && total > maxRatio * bytes.length))
      throw new SpreadsheetError('tooLarge');
    const local = localAt + shift;
    if (view.getUint32(local, true) !== localRecord) throw damaged();
    const from = local + localRecordSize + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + packedSize > bytes.length) throw damaged();
    parts.set(keyOf(part.name), { ...part, packed: bytes.subarray(from, from + packedSize) });
  }
  return parts;
}

/** The files of a zip archive. They are looked up by name; case is ignored. */
export interface ZipArchive {
  readonly part: (name: string) => ZipPart | undefined;
}

/**
 * Reads the directory of a zip archive without decompressing anything.
 * @throws SpreadsheetError when the archive is damaged or encrypted, has too many files, or would be too large after
 * decompression
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  try {
    const parts = partsIn(bytes);
    return { part: (name) => parts.get(keyOf(name)) };
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : damaged(error); // A RangeError means an offset outside the file.
  }
}
