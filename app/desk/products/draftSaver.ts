import { type CallError, isCallError } from '../../client/platform/http/callError.ts';
import type { CallOptions, Send } from '../../client/platform/http/http.ts';
import { Observable } from '../../client/platform/observable/observable.ts';
import {
  discardProductDraft,
  type ProductDraftConflict,
  productDraftConflict,
  saveProductDraft,
} from '../../contract/desk/products/products.ts';

/** State of the operator's draft, and the time of its last save. */
export interface DraftState {
  /**
   * `unchanged`: there is no draft, because the content is equal to the version's content. `conflict`: another tab has
   * changed the draft, and nothing is saved until the operator has chosen one of the two drafts.
   */
  readonly state: 'conflict' | 'failed' | 'saved' | 'saving' | 'unchanged';
  /** Instant (ISO 8601) at which the draft was last saved; empty if the server has no draft. */
  readonly savedAt: string;
  /** The draft of the other tab; null if there is no conflict. */
  readonly theirs: ProductDraftConflict | null;
}

/** Version and content from which the editor starts. */
export interface DraftStart {
  readonly productId: string;
  /** Version on which the draft is based. */
  readonly basedOn: number;
  /** Content of the version `basedOn`. */
  readonly content: string;
  /** Content that the server has: the draft, or the content of the version if there is no draft. */
  readonly saved: string;
  readonly savedAt: string;
  /** Number of saves of the draft; 0 if there is no draft. */
  readonly revision: number;
}

/** Milliseconds without input after which the draft is saved. */
const restMs = 1500;

/** Time and revision of the draft on the server after it was discarded. */
const none = { savedAt: '', revision: 0 };

/** Maximum size in bytes of a request that continues after the page is closed. Browsers allow 64 KiB in total. */
const mostKeptAlive = 60_000;

/**
 * Saves the operator's draft shortly after the last input. If the content is equal to the version's content again, the
 * draft is discarded. If saving fails, it is repeated after the next input or by `flush`.
 */
export class DraftSaver extends Observable<DraftState> {
  readonly #send: Send;
  #start: DraftStart | null = null;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(send: Send) {
    super({ state: 'unchanged', savedAt: '', theirs: null });
    this.#send = send;
  }

  /** Starts with the content that the server has, after the product was loaded. */
  begin(start: DraftStart): void {
    clearTimeout(this.#timer);
    this.#start = start;
    this.#text = start.saved;
    const state = start.saved === start.content ? 'unchanged' : 'saved';
    this.write({ state, savedAt: start.savedAt, theirs: null });
  }

  /** Revision of the draft on the server that this page has seen; 0 if there is no draft. */
  get revision(): number {
    return this.#start?.revision ?? 0;
  }

  /**
   * Ends the conflict in favour of the draft of the other tab. Returns this draft, which the caller puts into the
   * editor; null if there is no conflict.
   */
  takeTheirs(): string | null {
    const { theirs } = this.read();
    if (!theirs || !this.#start) return null;
    this.begin({ ...this.#start, saved: theirs.content, savedAt: theirs.savedAt, revision: theirs.revision });
    return theirs.content;
  }

  /**
   * Saves the content of the editor in place of the draft of the other tab. Returns the replaced draft; null if there
   * is no conflict.
   */
  keepMine(): string | null {
    const mine = this.#text;
    const replaced = this.takeTheirs();
    this.#text = mine;
    void this.flush();
    return replaced;
  }

  /** Stores the content of the editor in memory, and saves it on the server after `restMs` without further input. */
  edit(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), restMs);
  }

  /**
   * Saves unsaved content immediately, or after the save that is already running. Saves nothing while there is a
   * conflict. Use `keepalive` when the page is being closed.
   */
  async flush(options: Pick<CallOptions, 'keepalive'> = {}): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) {
      await this.#sending;
      return this.flush(options);
    }
    if (this.#start && this.#text !== this.#start.saved && !this.read().theirs) {
      this.#sending = this.#save(this.#start, this.#text, options);
      await this.#sending;
      this.#sending = null;
    }
    return undefined;
  }

  async #save(start: DraftStart, text: string, { keepalive = false }: Pick<CallOptions, 'keepalive'>): Promise<void> {
    const { productId, basedOn, content, revision: seen } = start;
    const isShort = new Blob([text]).size < mostKeptAlive;
    const options = { noErrorMessage: true, noLoading: true, keepalive: keepalive && isShort };
    this.write({ ...this.read(), state: 'saving' });
    try {
      const isUnchanged = text === content;
      const { savedAt, revision } = isUnchanged
        ? await this.#send(discardProductDraft, { productId, basedOn, revision: seen }, options).then(() => none)
        : await this.#send(saveProductDraft, { productId, basedOn, revision: seen, content: text }, options);
      if (this.#start !== start) return;
      this.#start = { ...start, saved: text, savedAt, revision };
      this.write({ state: isUnchanged ? 'unchanged' : 'saved', savedAt, theirs: null });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (this.#start === start) this.#fail(error);
    }
  }

  #fail(error: CallError): void {
    const state = this.read();
    if (!isCallError(error, 'conflict')) this.write({ ...state, state: 'failed' });
    else {
      const theirs = productDraftConflict.fromWire(error.data as ProductDraftConflict);
      this.write({ ...state, state: 'conflict', theirs });
    }
  }
}
