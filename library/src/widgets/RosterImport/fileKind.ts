import type { RosterFileErrorCode } from '../../domain/roster/rosterProblem.ts';

/** What a file turns out to be by its first bytes, whatever its name. */
export type FileKind = 'zip' | 'text' | RosterFileErrorCode;

/** Inflated bytes that a workbook may declare, all parts together. */
const maxInflatedBytes = 200 * 1024 * 1024;
const maxRatio = 200;
/** Below this a high ratio is harmless: empty formatted rows deflate well. */
const harmlessBytes = 32 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** The stream that an encrypted workbook keeps in its compound file, as UTF-16. */
const encryptedStream = Array.from('EncryptedPackage', (character) => character.charCodeAt(0));

function holdsEncryptedStream(bytes: Uint8Array): boolean {
  for (let at = 0; at + encryptedStream.length * 2 <= bytes.length; at += 2) {
    if (encryptedStream.every((code, index) => bytes[at + index * 2] === code && bytes[at + index * 2 + 1] === 0))
      return true;
  }
  return false;
}

const isUtf16 = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);

/** Tells workbooks, old workbooks, encrypted ones and text apart. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'F_EMPTY';
  if (startsWith(bytes, [0x50, 0x4b])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return holdsEncryptedStream(bytes) ? 'F_ENCRYPTED' : 'F_XLS_LEGACY';
  return bytes.subarray(0, 4096).includes(0) && !isUtf16(bytes) ? 'F_NOT_XLSX' : 'text';
}

/** What the central directory of a zip declares: parts by name with their sizes; null where it can't be read. */
function zipPartsOf(bytes: Uint8Array): ReadonlyMap<string, { packed: number; inflated: number }> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return null;
  const parts = new Map<string, { packed: number; inflated: number }>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    parts.set(name, { packed: view.getUint32(at + 20, true), inflated: view.getUint32(at + 24, true) });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Why a zip must not be opened, from what it declares about itself; null where it may. Costs nothing however big it is. */
export function zipRefusal(bytes: Uint8Array): RosterFileErrorCode | null {
  const parts = zipPartsOf(bytes);
  if (!parts) return 'F_CORRUPT';
  const inflated = [...parts.values()].reduce((sum, part) => sum + part.inflated, 0);
  const isBomb = inflated > maxInflatedBytes || (inflated > harmlessBytes && inflated > maxRatio * bytes.length);
  if (isBomb) return 'F_ZIP_BOMB';
  return parts.has('xl/workbook.xml') ? null : 'F_NOT_XLSX';
}
