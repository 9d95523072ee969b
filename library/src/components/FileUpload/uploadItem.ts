import type { FileProblem, FileUploadKind } from './checkFile.ts';

/** A file that the caller has taken away. */
export interface UploadedFile {
  /** The caller's name for it; goes into the form's data. */
  readonly id: string;
  readonly name: string;
  readonly kind: FileUploadKind;
  /** Bytes. */
  readonly size?: number;
  /** Where it can be looked at. */
  readonly url?: string;
  /** A small picture of it. @default `url`, for images */
  readonly thumbnailUrl?: string;
  /** Said of it beside its size, for example where it is from. */
  readonly note?: string;
}

/** Why the caller could not take a file, in words for the user; any other error is told in general words. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

export type UploadStatus =
  /** Waits for its turn. */
  | { readonly state: 'queued' }
  /** Is made smaller. */
  | { readonly state: 'shrinking' }
  /** `share` is 0 to 1. */
  | { readonly state: 'uploading'; readonly share: number }
  | { readonly state: 'done'; readonly uploaded: UploadedFile }
  /** `words` are the caller's for the user, null where it gave none. */
  | { readonly state: 'failed'; readonly words: string | null; readonly isOffline: boolean }
  | { readonly state: 'cancelled' }
  | { readonly state: 'refused'; readonly problem: FileProblem };

/** One row of the list. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Bytes; null where the caller didn't tell. */
  readonly size: number | null;
  /** Null until the content was looked at, and where it is of no kind that is taken. */
  readonly kind: FileUploadKind | null;
  /** What the user chose; null for files that were there before. */
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

/** The files that are there, in the order of the rows. */
export const uploadedOf = (items: readonly UploadItem[]): readonly UploadedFile[] =>
  items.flatMap(({ status }) => (status.state === 'done' ? [status.uploaded] : []));

/** Whether the row has been given up or has come to its end, so that nothing is under way for it. */
export const isAtRest = ({ status }: UploadItem): boolean =>
  status.state !== 'queued' && status.state !== 'shrinking' && status.state !== 'uploading';

/** The row with what the owner knows of its file by now; of a file that the user chose here, the row knows more. */
function itemAsTold(item: UploadItem, told: ReadonlyMap<string, UploadedFile>): UploadItem {
  const uploaded = item.status.state === 'done' && item.file === null ? told.get(item.status.uploaded.id) : undefined;
  return uploaded ? itemOfUploaded(uploaded) : item;
}

/** The rows after the owner has set other files: rows under way stay, files gone go, new ones stand where the owner has them. */
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
