import { checkFile, type FileUploadKind, type FileUploadLimits, type FileVerdict } from './checkFile.ts';
import { shrinkImage } from './shrinkImage.ts';
import {
  isAtRest,
  itemOfUploaded,
  itemsWithUploaded,
  UploadError,
  type UploadedFile,
  uploadedOf,
  type UploadItem,
  type UploadStatus,
} from './uploadItem.ts';

/**
 * Function that uploads and stores a file. It must call `onProgress` with the uploaded part of the file, from 0 to 1.
 * If the upload fails with a message for the user, it must reject with an `UploadError`.
 */
export type UploadFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<UploadedFile>;

/** Options of an upload queue. The queue reads them again at every step. */
export interface UploadQueueOptions {
  readonly upload: UploadFile;
  readonly accept: readonly FileUploadKind[];
  readonly limits: FileUploadLimits;
  /** Maximum number of rows, without the rows of refused files. */
  readonly maxFiles: number;
  readonly onChange: (uploaded: readonly UploadedFile[]) => void;
}

export interface UploadQueueState {
  readonly items: readonly UploadItem[];
  /** The last removed row and its index. Null when no row can be restored. */
  readonly removed: { readonly item: UploadItem; readonly index: number } | null;
  /** Names of the files that weren't added because there were too many files. */
  readonly overflow: readonly string[];
}

/** Maximum number of files that are made smaller or uploaded at the same time. */
const mostInFlight = 3;

const counts = ({ status }: UploadItem): boolean => status.state !== 'refused';

/** Converts the smaller copy of an image to a file. A WebP copy of `photo.jpg` is named `photo.webp`. */
function shrunkFile(original: File, image: Blob): File {
  const ending = image.type.replace('image/', '').replace('jpeg', 'jpg');
  const name = `${original.name.replace(/\.[^.]*$/, '')}.${ending}`;
  return new File([image], name, { type: image.type, lastModified: original.lastModified });
}

/** The rows of an upload field and their running uploads. They are stored outside of React state. */
export class UploadQueue {
  #state: UploadQueueState;
  #options: UploadQueueOptions;
  #nextKey = 0;
  readonly #listeners = new Set<() => void>();
  readonly #verdicts = new Map<string, Promise<FileVerdict>>();
  readonly #inFlight = new Map<string, AbortController>();

  constructor(value: readonly UploadedFile[], options: UploadQueueOptions) {
    this.#state = { items: value.map(itemOfUploaded), removed: null, overflow: [] };
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): UploadQueueState => this.#state;

  configure(options: UploadQueueOptions): void {
    this.#options = options;
  }

  /** Updates the rows with the stored files that the parent component passes. */
  setUploaded(value: readonly UploadedFile[]): void {
    this.#set({ items: itemsWithUploaded(this.#state.items, value) });
  }

  /**
   * Adds a row for each file in the given order, checks the files, and uploads the accepted files. Files above the
   * maximum number aren't added; their names are in `overflow`.
   */
  add(files: readonly File[]): void {
    const free = Math.max(0, this.#options.maxFiles - this.#state.items.filter(counts).length);
    const added = files.slice(0, free).map((file): UploadItem => {
      const key = `chosen-${this.#nextKey++}`;
      return { key, name: file.name, size: file.size, kind: null, file, status: { state: 'queued' } };
    });
    this.#set({
      items: [...this.#state.items, ...added],
      overflow: files.slice(free).map(({ name }) => name),
      removed: null,
    });
    for (const { key, file } of added) {
      if (file) void this.#judge(key, file);
    }
    this.#startNext();
  }

  cancel(key: string): void {
    this.#stop(key);
    this.#setStatus(key, { state: 'cancelled' });
    this.#startNext();
  }

  retry(key: string): void {
    const file = this.#itemOf(key)?.file;
    if (!file) return;
    this.#setStatus(key, { state: 'queued' });
    void this.#judge(key, file);
    this.#startNext();
  }

  /** Retries the uploads that failed because the connection was lost. */
  retryOffline(): void {
    for (const { key, status } of this.#state.items) {
      if (status.state === 'failed' && status.isOffline) this.retry(key);
    }
  }

  remove(key: string): void {
    const { items } = this.#state;
    const index = items.findIndex((item) => item.key === key);
    const item = items[index];
    if (!item) return;
    this.#stop(key);
    const isWorthKeeping = item.status.state !== 'refused';
    this.#set({
      items: items.filter((other) => other !== item),
      removed: isWorthKeeping ? { item, index } : null,
      overflow: [],
    });
    if (item.status.state === 'done') this.#report();
    this.#startNext();
  }

  /** Restores the last removed row at its old index. If the upload of the row was interrupted, it starts again. */
  undoRemove(): void {
    const { removed, items } = this.#state;
    if (!removed) return;
    const { item, index } = removed;
    this.#set({ items: [...items.slice(0, index), item, ...items.slice(index)], removed: null });
    if (item.status.state === 'done') this.#report();
    else if (!isAtRest(item)) this.retry(item.key);
  }

  /** Cancels all waiting and running uploads. Called when the field is removed from the page. */
  stopAll(): void {
    for (const { key } of this.#state.items.filter((item) => !isAtRest(item))) {
      this.#stop(key);
      this.#setStatus(key, { state: 'cancelled' });
    }
  }

  async #judge(key: string, file: File): Promise<void> {
    const verdict = checkFile(file, this.#options.accept, this.#options.limits);
    this.#verdicts.set(key, verdict);
    const answer = await verdict;
    if (this.#verdicts.get(key) !== verdict) return; // The file was cancelled or removed during the check.
    if (answer.problem === null) this.#change(key, { kind: answer.kind });
    else this.#setStatus(key, { state: 'refused', problem: answer.problem });
    this.#startNext();
  }

  #startNext(): void {
    for (const { key, kind, file, status } of this.#state.items) {
      if (this.#inFlight.size >= mostInFlight) return;
      if (status.state !== 'queued' || kind === null || !file || this.#inFlight.has(key)) continue;
      const controller = new AbortController();
      this.#inFlight.set(key, controller);
      void this.#send(key, file, controller).finally(() => {
        if (this.#inFlight.get(key) === controller) this.#inFlight.delete(key);
        this.#startNext();
      });
    }
  }

  async #send(key: string, original: File, { signal }: AbortController): Promise<void> {
    const verdict = await this.#verdicts.get(key);
    if (signal.aborted || !verdict || verdict.problem) return;
    try {
      const file = verdict.shouldShrink ? await this.#shrink(key, original, signal) : original;
      if (!file) return;
      this.#setStatus(key, { state: 'uploading', share: 0 });
      const onProgress = (share: number) => {
        const isRunning = !signal.aborted && this.#itemOf(key)?.status.state === 'uploading';
        if (isRunning) this.#setStatus(key, { state: 'uploading', share: Math.min(1, Math.max(0, share)) });
      };
      const uploaded = await this.#options.upload(file, { signal, onProgress });
      if (signal.aborted) return;
      this.#setStatus(key, { state: 'done', uploaded });
      this.#report();
    } catch (error) {
      if (signal.aborted) return;
      const words = error instanceof UploadError ? error.message : null;
      this.#setStatus(key, { state: 'failed', words, isOffline: !navigator.onLine });
    }
  }

  async #shrink(key: string, original: File, signal: AbortSignal): Promise<File | null> {
    const { limits } = this.#options;
    this.#setStatus(key, { state: 'shrinking' });
    const image = await shrinkImage(original, limits, signal);
    if (!image) {
      this.#setStatus(key, { state: 'refused', problem: { code: 'unreadable' } });
      return null;
    }
    if (image.size > limits.imageBytes) {
      this.#setStatus(key, { state: 'refused', problem: { code: 'tooLarge', maxBytes: limits.imageBytes } });
      return null;
    }
    const file = shrunkFile(original, image);
    this.#change(key, { size: file.size });
    return file;
  }

  #stop(key: string): void {
    this.#inFlight.get(key)?.abort();
    this.#inFlight.delete(key);
    this.#verdicts.delete(key);
  }

  #itemOf(key: string): UploadItem | undefined {
    return this.#state.items.find((item) => item.key === key);
  }

  #setStatus(key: string, status: UploadStatus): void {
    this.#change(key, { status });
  }

  #change(key: string, change: Partial<UploadItem>): void {
    this.#set({ items: this.#state.items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
  }

  #set(change: Partial<UploadQueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #report(): void {
    this.#options.onChange(uploadedOf(this.#state.items));
  }
}
