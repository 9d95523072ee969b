import type { KeptType } from '../platform/storage/contentType.ts';
import type { FileTables } from '../tables/fileTables.ts';

/** Purpose of an upload; also the first folder of its key. */
export type FilePurpose = FileTables['stored_files']['purpose'];

const documents: readonly KeptType[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** Size limit and accepted types of each purpose. */
export const purposes: Readonly<
  Record<FilePurpose, { readonly maxMegabytes: number; readonly types: readonly KeptType[] }>
> = {
  group: { maxMegabytes: 10, types: documents },
  invoice: { maxMegabytes: 10, types: documents },
  audit: { maxMegabytes: 200, types: ['video/mp4', 'image/jpeg', 'image/png', 'image/webp'] },
};

export const maxBytesOf = (purpose: FilePurpose): number => purposes[purpose].maxMegabytes * 1024 * 1024;
