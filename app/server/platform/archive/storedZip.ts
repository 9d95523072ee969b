import { crc32 } from 'node:zlib';

/** A file in an archive. */
interface ArchivedFile {
  /** Name with extension. Characters that aren't allowed in file names are replaced. */
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Flag of a file whose name is UTF-8. */
const utf8Name = 0x0800;

/** Version of the zip format that a program must support to read uncompressed files. */
const neededVersion = 10;

/** A record whose fields are little-endian numbers of two or four bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(bytes.buffer);
}

/** Encodes a day in the format of the zip archive. */
function storedDay(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
}

/** Characters that Windows doesn't allow in file names, and control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is replaced
const notInNames = /[\u0000-\u001f"*/:<>?\\|]/g;

/**
 * The fields that both headers of a file contain (the header before its content and its entry in the directory): from
 * the needed version to the length of the name.
 */
const commonFields = (content: Uint8Array, name: Uint8Array, day: string) =>
  [
    [2, neededVersion],
    [2, utf8Name],
    [2, 0], // not compressed
    [2, 0], // midnight
    [2, storedDay(day)],
    [4, crc32(content)],
    [4, content.length],
    [4, content.length],
    [2, name.length],
  ] as const;

/**
 * Creates a zip archive. Its files aren't compressed, because PDF files are already compressed.
 *
 * @param day day of the files in the archive, `YYYY-MM-DD`
 */
export function storedZip(files: readonly ArchivedFile[], day: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name: given, content } of files) {
    const name = new TextEncoder().encode(given.replaceAll(notInNames, '_'));
    const common = commonFields(content, name, day);
    const header = record([4, 0x04034b50], ...common, [2, 0]);
    directory.push(
      record([4, 0x02014b50], [2, neededVersion], ...common, [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    parts.push(header, name, content);
    offset += header.length + name.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
