import { isCallError } from '../../client/platform/http/callError.ts';
import type { CallOptions, Send } from '../../client/platform/http/http.ts';
import { Observable } from '../../client/platform/observable/observable.ts';
import { discardProductDraft, saveProductDraft } from '../../contract/desk/products/products.ts';

/** State of the operator's draft, and the time of its last save. */
export interface DraftState {
  /** `unchanged`: there is no draft, because the content is equal to the published content. */
  readonly state: 'failed' | 'saved' | 'saving' | 'unchanged';
  /** Instant at which the draft was last saved; empty if it was never saved. */
  readonly savedAt: string;
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
}

/** Milliseconds without input after which the draft is saved. */
const restMs = 1500;

/**
 * Maximum size in bytes of a request with `keepalive`, which continues after the page is closed. Browsers allow 64 KiB
 * for all such requests together.
 */
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
    super({ state: 'unchanged', savedAt: '' });
    this.#send = send;
  }

  /** Starts with the content that the server has, after the product was loaded. */
  begin(start: DraftStart): void {
    clearTimeout(this.#timer);
    this.#start = start;
    this.#text = start.saved;
    this.write({ state: start.saved === start.content ? 'unchanged' : 'saved', savedAt: start.savedAt });
  }

  /** Stores the content of the editor here, and saves it after `restMs` without further input. */
  edit(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), restMs);
  }

  /** Saves unsaved content immediately. `keepalive` is for a page that is being closed. */
  async flush(options: Pick<CallOptions, 'keepalive'> = {}): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) {
      await this.#sending;
      return this.flush(options);
    }
    if (this.#start && this.#text !== this.#start.saved) {
      this.#sending = this.#save(this.#start, this.#text, options);
      await this.#sending;
      this.#sending = null;
    }
    return undefined;
  }

  async #save(start: DraftStart, text: string, { keepalive = false }: Pick<CallOptions, 'keepalive'>): Promise<void> {
    const { productId, basedOn, content } = start;
    const isShort = new Blob([text]).size < mostKeptAlive;
    const options = { noErrorMessage: true, noLoading: true, keepalive: keepalive && isShort };
    this.write({ ...this.read(), state: 'saving' });
    try {
      const isUnchanged = text === content;
      const { savedAt } = isUnchanged
        ? await this.#send(discardProductDraft, { productId, basedOn }, options).then(() => ({ savedAt: '' }))
        : await this.#send(saveProductDraft, { productId, basedOn, content: text }, options);
      if (this.#start !== start) return;
      this.#start = { ...start, saved: text, savedAt };
      this.write({ state: isUnchanged ? 'unchanged' : 'saved', savedAt });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (this.#start === start) this.write({ ...this.read(), state: 'failed' });
    }
  }
}
