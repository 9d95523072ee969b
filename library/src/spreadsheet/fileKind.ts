import type { SpreadsheetErrorCode } from './spreadsheetError.ts';

/** Kind of a file according to its bytes, or the reason why it can't be read. The name of the file is ignored. */
export type FileKind =
  | { readonly kind: 'zip' | 'text' }
  | { readonly kind: 'unreadable'; readonly code: SpreadsheetErrorCode };

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Name of the stream that an encrypted workbook has inside its compound file, as UTF-16. */
const encryptedStream = Array.from('EncryptedPackage', (character) => character.charCodeAt(0));

function holdsEncryptedStream(bytes: Uint8Array): boolean {
  for (let at = 0; at + encryptedStream.length * 2 <= bytes.length; at += 2) {
    if (encryptedStream.every((code, index) => bytes[at + index * 2] === code && bytes[at + index * 2 + 1] === 0))
      return true;
  }
  return false;
}

const isUtf16 = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
/** True when the bytes begin like HTML or XML. Some systems export such files with the extension `.xls`. */
const isMarkup = (bytes: Uint8Array) =>
  /^\W*<(?:!doctype|\?xml|html|head|meta|table|style)/i.test(new TextDecoder().decode(bytes.subarray(0, 512)));

const unreadable = (code: SpreadsheetErrorCode): FileKind => ({ kind: 'unreadable', code });

/** Detects the kind of a file: a workbook, an old or encrypted workbook, a web page, or text. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return unreadable('empty');
  if (startsWith(bytes, [0x50, 0x4b])) return { kind: 'zip' };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return unreadable(holdsEncryptedStream(bytes) ? 'encrypted' : 'legacy');
  if (bytes.subarray(0, 4096).includes(0) && !isUtf16(bytes)) return unreadable('notTable');
  return isMarkup(bytes) ? unreadable('notTable') : { kind: 'text' };
}
