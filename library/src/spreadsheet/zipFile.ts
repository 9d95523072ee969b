import { strToU8, zipSync } from 'fflate';

/** The time stamp of all files in an archive. It is fixed, so that equal content always results in an equal archive. */
const mtime = new Date(1980, 0, 1);

/**
 * Creates a zip archive. `parts` contains the content of each file by the name of the file. Strings are written as
 * UTF-8.
 */
export const zipFileOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
    { mtime },
  );
