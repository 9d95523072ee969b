import { strToU8, zipSync } from 'fflate';

/** A fixed time stamp, so that equal content always results in an equal file. */
const mtime = new Date(1980, 0, 1);

/** Creates an archive from files by name. Strings are written as UTF-8. */
export const zipFileOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
    { mtime },
  );
