import { strToU8, zipSync } from 'fflate';

/** Archives hold a time; a fixed one gives the same file for the same content. */
const mtime = new Date(1980, 0, 1);

/** An archive of parts by name; texts are written as UTF-8. */
export const zipFileOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
    { mtime },
  );
