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

/** Where the server's copy stands. */
export interface SaveState {
  /** `unsaved`: a save is due; `failed`: the last one didn't arrive and is tried again; `refused`: the server doesn't take it. */
  readonly status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';
  /** Of the draft on the server; empty until the first save. */
  readonly id: string;
  readonly version: number;
  /** ISO instant of the last save; empty until there is one. */
  readonly savedAt: string;
  /** The newer draft that was saved elsewhere in between. */
  readonly theirs: SavedDraft | null;
}

export interface AutosaveSettings {
  /** Purpose of the drafts. @default 'order' */
  readonly kind?: DraftKind;
  /** Milliseconds of rest before a save. @default 1200 */
  readonly restMs?: number;
  /** Longest time that a change waits while others keep coming. @default 2000 */
  readonly longestMs?: number;
  /** First wait after a save that didn't arrive; it doubles up to 30 s. @default 2000 */
  readonly retryMs?: number;
  /**
   * True when a draft holds nothing that is worth keeping: it isn't saved, and what was saved of it before is deleted.
   * @default never
   */
  readonly isBlank?: (draft: OrderDraft) => boolean;
  /** Where a draft stays whose save didn't arrive. @default nowhere */
  readonly device?: DraftOnDevice;
}

/** A draft's place on the device. */
export interface DraftOnDevice {
  /** Keeps the draft as it was written over a version of a saved one; `id` is empty for one that was never saved. */
  readonly keep: (kept: { readonly id: string; readonly version: number; readonly draft: OrderDraft }) => void;
  /** The server has it. */
  readonly forget: () => void;
}

const noDevice: DraftOnDevice = { keep: () => undefined, forget: () => undefined };

/** A body that a browser still takes with `keepalive`: 64 KiB, of which a person is about 300 bytes. */
const personsInLastSave = 150;

/** Failures after which the server may not have the draft. */
const unanswered = ['network', 'server', 'notSignedIn'] as const;

/** Keeps the server's copy of a draft up to date while it is written. */
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

  /** True when everything written is on the server. */
  get isSaved(): boolean {
    return this.#store.revision === this.#savedRevision;
  }

  /** Saves now what isn't saved yet. True: everything is on the server. */
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

  /** Saves a draft that came from the device, over the version that it was written over. */
  resume(): void {
    this.#savedRevision = -1;
    this.#noticeChange();
  }

  /** Makes sure that the draft is on the server, even where nothing was changed. */
  async ensureSaved(): Promise<boolean> {
    if (this.read().id !== '') return this.flush();
    this.#savedRevision = -1;
    this.#mustKeep = true;
    return this.flush();
  }

  /** Answers a conflict with the draft written here: it becomes the newest version. */
  async keepMine(): Promise<void> {
    const { theirs } = this.read();
    if (!theirs) return;
    this.#savedRevision = -1;
    this.write({ ...this.read(), status: 'unsaved', version: theirs.version, theirs: null });
    await this.flush();
  }

  /** Answers a conflict with the newer draft from the server. */
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

  /** Saves no more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  /** Saves no more and waits for the save that is on its way. */
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
    if (isLeaving) this.#settings.device.keep({ id, version, draft }); // the page may be gone before the answer
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

  /** The draft is blank and isn't on the server. */
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

  /** Our own save may be the newer one, where only its answer was lost: then there is nothing to decide. */
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
