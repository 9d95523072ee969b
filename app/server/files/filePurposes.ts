import type { KeptType } from '../platform/storage/contentType.ts';
import type { FileTables } from '../tables/fileTables.ts';

/** Purpose of an upload. It is also the first folder in the key of the file. */
export type FilePurpose = FileTables['stored_files']['purpose'];

const documents: readonly KeptType[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** For each purpose of an upload: the maximum size of a file, and the accepted types. */
export const purposes: Readonly<
  Record<FilePurpose, { readonly maxMegabytes: number; readonly types: readonly KeptType[] }>
> = {
  group: { maxMegabytes: 10, types: documents },
  invoice: { maxMegabytes: 10, types: documents },
  audit: { maxMegabytes: 200, types: ['video/mp4', 'image/jpeg', 'image/png', 'image/webp'] },
};

export const maxBytesOf = (purpose: FilePurpose): number => purposes[purpose].maxMegabytes * 1024 * 1024;
