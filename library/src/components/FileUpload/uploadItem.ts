import type { FileProblem, FileUploadKind } from './checkFile.ts';

/** A file that the caller has stored. */
export interface UploadedFile {
  /** The caller's id of the file, part of a submitted form. */
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
  /** Kind of the file. */
  readonly kind: FileUploadKind;
  /** Size in bytes. */
  readonly size?: number;
  /** Address of the file. */
  readonly url?: string;
  /** Address of a small picture of it. @default `url`, for images */
  readonly thumbnailUrl?: string;
  /** A remark beside its size, for example where it comes from. */
  readonly note?: string;
}

/** The reason why the caller could not store a file, in the user's language; other errors get a general message. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

export type UploadStatus =
  /** Waits for its turn. */
  | { readonly state: 'queued' }
  /** Is being shrunk. */
  | { readonly state: 'shrinking' }
  /** `share` is from 0 to 1. */
  | { readonly state: 'uploading'; readonly share: number }
  | { readonly state: 'done'; readonly uploaded: UploadedFile }
  /** `words` are the caller's message for the user; null where it gave none. */
  | { readonly state: 'failed'; readonly words: string | null; readonly isOffline: boolean }
  | { readonly state: 'cancelled' }
  | { readonly state: 'refused'; readonly problem: FileProblem };

/** One row of the list. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Size in bytes; null where the caller didn't give it. */
  readonly size: number | null;
  /** Null before the content was checked, and where its kind isn't accepted. */
  readonly kind: FileUploadKind | null;
  /** The file that the user chose; null for files that were there before. */
  readonly file: File | null;
  readonly status: UploadStatus;
}

/** A row for a file that was there before. */
export const itemOfUploaded = (uploaded: UploadedFile): UploadItem => ({
  key: `uploaded-${uploaded.id}`,
  name: uploaded.name,
  size: uploaded.size ?? null,
  kind: uploaded.kind,
  file: null,
  status: { state: 'done', uploaded },
});

/** The stored files, in the order of the rows. */
export const uploadedOf = (items: readonly UploadItem[]): readonly UploadedFile[] =>
  items.flatMap(({ status }) => (status.state === 'done' ? [status.uploaded] : []));

/** True when nothing is in progress for the row. */
export const isAtRest = ({ status }: UploadItem): boolean =>
  status.state !== 'queued' && status.state !== 'shrinking' && status.state !== 'uploading';

/** The row with the owner's present data of its file. For a file that the user chose here, the row knows more. */
function itemAsTold(item: UploadItem, told: ReadonlyMap<string, UploadedFile>): UploadItem {
  const uploaded = item.status.state === 'done' && item.file === null ? told.get(item.status.uploaded.id) : undefined;
  return uploaded ? itemOfUploaded(uploaded) : item;
}

/**
 * The rows after the owner has set other files: rows in progress stay, missing files are removed, and new ones are at
 * the owner's position.
 */
export function itemsWithUploaded(items: readonly UploadItem[], value: readonly UploadedFile[]): readonly UploadItem[] {
  const told = new Map(value.map((uploaded) => [uploaded.id, uploaded]));
  const next = items
    .filter(({ status }) => status.state !== 'done' || told.has(status.uploaded.id))
    .map((item) => itemAsTold(item, told));
  const placeOf = (id: string) => next.findIndex(({ status }) => status.state === 'done' && status.uploaded.id === id);
  let place = -1;
  for (const uploaded of value) {
    const known = placeOf(uploaded.id);
    if (known === -1) next.splice(place + 1, 0, itemOfUploaded(uploaded));
    place = known === -1 ? place + 1 : known;
  }
  return next;
}
