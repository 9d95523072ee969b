import type { FileProblem, FileUploadKind } from './checkFile.ts';

/** A file that `upload` has stored. */
export interface UploadedFile {
  /** Id of the file; a submitted form contains it. */
  readonly id: string;
  /** File name that the list shows. */
  readonly name: string;
  /** Kind that decides the icon and the preview. */
  readonly kind: FileUploadKind;
  /** Size in bytes. */
  readonly size?: number;
  /** Address with which the browser can open the file. */
  readonly url?: string;
  /** Address of a thumbnail. @default `url`, for images */
  readonly thumbnailUrl?: string;
  /** A remark shown beside the size, for example where the file comes from. */
  readonly note?: string;
}

/** Thrown by `upload` with a message for the user, in the user's language. Other errors show a general message. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

export type UploadStatus =
  /** The upload waits until others have finished. */
  | { readonly state: 'queued' }
  /** The image is being made smaller. */
  | { readonly state: 'shrinking' }
  /** `share` is the uploaded part, from 0 to 1. */
  | { readonly state: 'uploading'; readonly share: number }
  | { readonly state: 'done'; readonly uploaded: UploadedFile }
  /** `words` is the message of an `UploadError`; null when there is none. */
  | { readonly state: 'failed'; readonly words: string | null; readonly isOffline: boolean }
  | { readonly state: 'cancelled' }
  | { readonly state: 'refused'; readonly problem: FileProblem };

/** One row of the list. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Size in bytes; null when it is unknown. */
  readonly size: number | null;
  /** Null before the content is checked, and when its kind isn't accepted. */
  readonly kind: FileUploadKind | null;
  /** The file that the user chose; null for files that were stored earlier. */
  readonly file: File | null;
  readonly status: UploadStatus;
}

/** Creates a row for a file that was stored earlier. */
export const itemOfUploaded = (uploaded: UploadedFile): UploadItem => ({
  key: `uploaded-${uploaded.id}`,
  name: uploaded.name,
  size: uploaded.size ?? null,
  kind: uploaded.kind,
  file: null,
  status: { state: 'done', uploaded },
});

/** The stored files in the order of the rows. */
export const uploadedOf = (items: readonly UploadItem[]): readonly UploadedFile[] =>
  items.flatMap(({ status }) => (status.state === 'done' ? [status.uploaded] : []));

/** True when no upload is running or waiting for the row. */
export const isAtRest = ({ status }: UploadItem): boolean =>
  status.state !== 'queued' && status.state !== 'shrinking' && status.state !== 'uploading';

/**
 * Updates a row with the current data from the parent component. A file that the user has chosen here isn't updated,
 * because its row has more data.
 */
function itemAsTold(item: UploadItem, told: ReadonlyMap<string, UploadedFile>): UploadItem {
  const uploaded = item.status.state === 'done' && item.file === null ? told.get(item.status.uploaded.id) : undefined;
  return uploaded ? itemOfUploaded(uploaded) : item;
}

/**
 * Updates the rows when the parent component passes other files. Rows with running uploads stay, files that aren't
 * passed are removed, and new files are placed in the given order.
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
