import type { FileProblem, FileUploadKind } from './checkFile.ts';

/** A file that the function `upload` has stored. */
export interface UploadedFile {
  /** Id of the file. A submitted form contains this id. */
  readonly id: string;
  /** Name of the file in the list. */
  readonly name: string;
  /** Kind of the file. The kind decides which thumbnail and preview are shown. */
  readonly kind: FileUploadKind;
  /** Size of the file in bytes. */
  readonly size?: number;
  /** Address from which the browser can open the file. */
  readonly url?: string;
  /** Address of a thumbnail of the file. @default for images, `url` */
  readonly thumbnailUrl?: string;
  /** A remark beside the size, for example about the source of the file. */
  readonly note?: string;
}

/**
 * Error with a message for the user, in the user's language. The function `upload` throws this error. After any other
 * error, a general message is shown.
 */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

export type UploadStatus =
  /** The file is being checked, or waits until other uploads have finished. */
  | { readonly state: 'queued' }
  /** The image is being made smaller before its upload. */
  | { readonly state: 'shrinking' }
  /** `share` is the part of the file that has been uploaded, from 0 to 1. */
  | { readonly state: 'uploading'; readonly share: number }
  | { readonly state: 'done'; readonly uploaded: UploadedFile }
  /** `words` is the message of an `UploadError`; null when `upload` failed with another error. */
  | { readonly state: 'failed'; readonly words: string | null; readonly isOffline: boolean }
  | { readonly state: 'cancelled' }
  | { readonly state: 'refused'; readonly problem: FileProblem };

/** One row in the list of files. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Size of the file in bytes; null when the size is unknown. */
  readonly size: number | null;
  /** Kind of the file. It is null before the content is checked, and when the kind isn't accepted. */
  readonly kind: FileUploadKind | null;
  /** The file that the user chose; null for a file that the parent component passed. */
  readonly file: File | null;
  readonly status: UploadStatus;
}

/** Creates the row of a stored file that the parent component passed. */
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

/** True when the upload of the row is neither running nor waiting. */
export const isAtRest = ({ status }: UploadItem): boolean =>
  status.state !== 'queued' && status.state !== 'shrinking' && status.state !== 'uploading';

/**
 * Updates a row with the file data that the parent component passes. A row of a file that the user has just chosen
 * isn't updated, because the row has more data than the parent component.
 */
function itemAsTold(item: UploadItem, told: ReadonlyMap<string, UploadedFile>): UploadItem {
  const uploaded = item.status.state === 'done' && item.file === null ? told.get(item.status.uploaded.id) : undefined;
  return uploaded ? itemOfUploaded(uploaded) : item;
}

/**
 * Updates the rows when the files that the parent component passes have changed. Rows without a stored file stay. Rows
 * of stored files that are no longer passed are removed. Files without a row are inserted in the given order.
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
