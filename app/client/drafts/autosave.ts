import { isSameContent } from '@tuanbao/library/domain/order/draftDifference';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import {
  deleteDraft,
  type DraftKind,
  saveDraft,
  type SavedDraft,
  savedDraftCodec,
} from '../../contract/savedDrafts.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { Observable } from '../platform/observable/observable.ts';
import type { DraftStore } from './draftStore.ts';

/** State of the saved copy of a draft on the server. */
export interface SaveState {
  /**
   * `untouched`: there is nothing to save. `unsaved`: the draft will be saved soon. `failed`: the last save failed; it
   * is retried, unless no user is signed in. `refused`: the server rejected the draft. `conflict`: another page or
   * device saved a newer version.
   */
  readonly status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';
  /** Id of the draft on the server; empty while the draft isn't on the server. */
  readonly id: string;
  readonly version: number;
  /** Instant (ISO 8601) of the last save; empty while the draft isn't on the server. */
  readonly savedAt: string;
  /** Newer version that another page or device saved; null if there is no conflict. */
  readonly theirs: SavedDraft | null;
}

export interface AutosaveSettings {
  /** Kind of the draft: of an order or of a quotation. @default 'order' */
  readonly kind?: DraftKind;
  /** Time in milliseconds for which a draft must stay unchanged before it is saved. @default 1200 */
  readonly restMs?: number;
  /** Maximum time in milliseconds before a draft that changes all the time is saved. @default 2000 */
  readonly longestMs?: number;
  /** Milliseconds before the first retry of a failed save; doubled at every retry, up to 30 s. @default 2000 */
  readonly retryMs?: number;
  /**
   * Returns true if a draft has no content worth saving. Such a draft isn't saved, unless `ensureSaved` is called. If
   * the draft was saved before, it is deleted on the server. @default never true
   */
  readonly isBlank?: (draft: OrderDraft) => boolean;
  /** Storage on the device, for a draft that isn't on the server. @default nothing is stored on the device */
  readonly device?: DraftOnDevice;
}

/** Stores one draft on the device. */
export interface DraftOnDevice {
  /**
   * Stores the draft, with `id` and `version` of the saved draft on which it is based. If the draft was never saved on
   * the server, `id` is empty.
   */
  readonly keep: (kept: { readonly id: string; readonly version: number; readonly draft: OrderDraft }) => void;
  /** Deletes the draft from the device, because the server has it now or because it has no content. */
  readonly forget: () => void;
}

const noDevice: DraftOnDevice = { keep: () => undefined, forget: () => undefined };

/**
 * Maximum number of persons in a save with `keepalive`. Browsers limit the body of such a request to 64 KiB, and a
 * person takes about 300 bytes.
 */
const personsInLastSave = 150;

/** Kinds of failure after which it isn't known whether the server has received the draft. */
const unanswered = ['network', 'server', 'notSignedIn'] as const;

/** Saves a draft to the server while it is edited. */
export class Autosave extends Observable<SaveState> {
  readonly #store: DraftStore;
  readonly #send: Send;
  readonly #settings: Required<AutosaveSettings>;
  readonly #unsubscribe: () => void;
  #savedRevision: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;
  #failures = 0;
  #inFlight: Promise<boolean> | null = null;
  #isStopped = false;
  #mustKeep = false;

  constructor(store: DraftStore, send: Send, saved: SavedDraft | null, settings: AutosaveSettings = {}) {
    const { id = '', version = 0, savedAt = '' } = saved ?? {};
    super({ status: saved ? 'saved' : 'untouched', id, version, savedAt, theirs: null });
    this.#store = store;
    this.#send = send;
    this.#settings = {
      kind: 'order',
      restMs: 1200,
      longestMs: 2000,
      retryMs: 2000,
      isBlank: () => false,
      device: noDevice,
      ...settings,
    };
    this.#savedRevision = store.revision;
    this.#unsubscribe = store.subscribeToAll(() => this.#noticeChange());
  }

  /** True if all changes of the draft are saved on the server. */
  get isSaved(): boolean {
    return this.#store.revision === this.#savedRevision;
  }

  /** Saves the changes now, unless there is a conflict or saving was stopped. Resolves to true if none is left. */
  async flush(options: { readonly isLeaving?: boolean } = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    while (!this.isSaved && !this.#isStopped && this.read().status !== 'conflict') {
      this.#inFlight ??= this.#save(options.isLeaving ?? false).finally(() => {
        this.#inFlight = null;
      });
      if (!(await this.#inFlight)) return false;
    }
    return this.isSaved;
  }

  /** Starts saving a restored draft: as the next version of the saved draft on which it is based, or as a new one. */
  resume(): void {
    this.#savedRevision = -1;
    this.#noticeChange();
  }

  /** Like `flush`, but a draft that isn't on the server yet is saved even if nothing was changed. */
  async ensureSaved(): Promise<boolean> {
    if (this.read().id !== '') return this.flush();
    this.#savedRevision = -1;
    this.#mustKeep = true;
    return this.flush();
  }

  /** Resolves a conflict: the draft on this page is saved as the newest version. */
  async keepMine(): Promise<void> {
    const { theirs } = this.read();
    if (!theirs) return;
    this.#savedRevision = -1;
    this.write({ ...this.read(), status: 'unsaved', version: theirs.version, theirs: null });
    await this.flush();
  }

  /** Resolves a conflict: the newer version from the server replaces the draft on this page. */
  takeTheirs(): void {
    const { theirs } = this.read();
    if (!theirs) return;
    this.write({ status: 'saved', id: theirs.id, version: theirs.version, savedAt: theirs.savedAt, theirs: null });
    this.#settings.device.forget();
    this.#store.replace(theirs.draft);
    clearTimeout(this.#timer);
    this.#savedRevision = this.#store.revision;
    this.write({ ...this.read(), status: 'saved' });
  }

  /** Stops saving. A save that is in progress isn't waited for. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  /** Stops saving, and waits until a save that is in progress ends. */
  async finish(): Promise<void> {
    this.stop();
    await this.#inFlight;
  }

  #noticeChange(): void {
    const { status } = this.read();
    if (status === 'conflict') return;
    if (status !== 'saving') this.write({ ...this.read(), status: 'unsaved' });
    this.#waitingSince ||= Date.now();
    this.#schedule(Math.min(this.#settings.restMs, this.#waitingSince + this.#settings.longestMs - Date.now()));
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.flush(), Math.max(ms, 0));
  }

  async #save(isLeaving: boolean): Promise<boolean> {
    const { revision } = this.#store;
    const { id, version } = this.read();
    const draft = this.#store.draft();
    this.#waitingSince = 0;
    this.write({ ...this.read(), status: 'saving' });
    const keepalive = isLeaving && draft.persons.length <= personsInLastSave;
    const options = { noErrorMessage: true, noLoading: true, keepalive };
    if (isLeaving) this.#settings.device.keep({ id, version, draft }); // The page may be closed before the response.
    try {
      if (!this.#mustKeep && this.#settings.isBlank(draft)) {
        if (id !== '') await this.#send(deleteDraft, { id, version }, options);
        this.#forget(revision);
        return true;
      }
      const kind = id === '' && this.#settings.kind === 'quotation' ? this.#settings.kind : undefined;
      this.#acknowledge(revision, await this.#send(saveDraft, { id, version, draft, kind }, options));
      return true;
    } catch (error) {
      return this.#fail(error, revision, draft);
    }
  }

  #acknowledge(revision: number, saved: Pick<SavedDraft, 'id' | 'version' | 'savedAt'>): void {
    this.#settings.device.forget();
    this.#savedRevision = revision;
    this.#failures = 0;
    this.write({ ...saved, status: this.isSaved ? 'saved' : 'unsaved', theirs: null });
  }

  /** Deletes a draft without content from the device, after it was deleted on the server or if it was never saved. */
  #forget(revision: number): void {
    this.#settings.device.forget();
    this.#savedRevision = revision;
    this.#failures = 0;
    this.write({ status: this.isSaved ? 'untouched' : 'unsaved', id: '', version: 0, savedAt: '', theirs: null });
  }

  #fail(error: unknown, revision: number, draft: OrderDraft): boolean {
    if (isCallError(error, 'conflict')) return this.#meetConflict(error.data, revision, draft);
    const { id, version } = this.read();
    if (unanswered.some((kind) => isCallError(error, kind))) this.#settings.device.keep({ id, version, draft });
    if (isCallError(error, 'network') || isCallError(error, 'server')) {
      this.write({ ...this.read(), status: 'failed' });
      this.#schedule(Math.min(this.#settings.retryMs * 2 ** this.#failures++, 30_000));
      return false;
    }
    this.write({ ...this.read(), status: isCallError(error, 'notSignedIn') ? 'failed' : 'refused' });
    if (!isCallError(error)) throw error;
    return false;
  }

  /**
   * Handles a conflict. The newer version may be this page's own save whose response was lost. If so, the save has
   * succeeded and there is no conflict.
   */
  #meetConflict(wire: unknown, revision: number, draft: OrderDraft): boolean {
    const theirs = savedDraftCodec.fromWire(wire as Parameters<typeof savedDraftCodec.fromWire>[0]);
    if (isSameContent(theirs.draft, draft)) {
      this.#acknowledge(revision, theirs);
      return true;
    }
    this.write({ ...this.read(), status: 'conflict', theirs });
    return false;
  }
}
