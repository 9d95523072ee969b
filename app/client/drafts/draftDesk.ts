import { plusDays } from '@tuanbao/library/domain/calendar/calendarDay';
import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import { newDraft } from '@tuanbao/library/domain/order/newDraft';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { deleteDraft, listDrafts, type SavedDraft, savedDraft } from '../../contract/savedDrafts.ts';
import { isCallError } from '../data/callError.ts';
import type { Send } from '../data/http.ts';
import { Autosave, type AutosaveSettings } from './autosave.ts';
import { DraftStore, type DraftSurroundings } from './draftStore.ts';

/** A draft that is being written. */
export interface OpenDraft {
  readonly store: DraftStore;
  readonly autosave: Autosave;
  /** ISO instant of the save that it was restored from; empty for a new draft. */
  readonly restoredFrom: string;
  /** Different for each draft that is opened. */
  readonly serial: number;
  /** True where the product has changed since the draft was saved: prices and problems are the new definition's. */
  readonly isFromOlderProduct: boolean;
}

export interface DraftDeskSettings {
  readonly send: Send;
  readonly clock: Clock;
  readonly autosave?: AutosaveSettings;
}

/** The drafts in work, one per product. They live here and on the server; nothing personal is kept on the device. */
export class DraftDesk {
  readonly #settings: DraftDeskSettings;
  readonly #drafts = new Map<string, Promise<OpenDraft>>();
  readonly #opened = new Set<OpenDraft>();
  #serial = 0;

  constructor(settings: DraftDeskSettings) {
    this.#settings = settings;
  }

  /** The product's draft: the one in work, else the newest on the server, else a new one. @throws CallError */
  open(world: Omit<DraftSurroundings, 'today'>, schemeName: string): Promise<OpenDraft> {
    const { product } = world;
    let draft = this.#drafts.get(product.id);
    if (!draft) {
      const surroundings = { ...world, today: this.#settings.clock.today() };
      draft = this.#restore(product.id).then((saved) => this.#place(surroundings, saved, schemeName));
      draft.catch(() => this.#drafts.delete(product.id));
      this.#drafts.set(product.id, draft);
    }
    return draft;
  }

  /** Deletes the product's draft here and on the server. @throws CallError */
  async discard(productId: string): Promise<void> {
    const draft = await this.#drafts.get(productId);
    draft?.autosave.stop();
    const id = draft?.autosave.read().id ?? '';
    if (id !== '') await this.#settings.send(deleteDraft, { id });
    this.close(productId);
  }

  /** Puts the product's draft away: it has become an order. */
  close(productId: string): void {
    this.#drafts.delete(productId);
    for (const draft of this.#opened) {
      if (draft.store.surroundings.product.id !== productId) continue;
      draft.autosave.stop();
      this.#opened.delete(draft);
    }
  }

  /** Forgets everything, as when somebody signs out. */
  clear(): void {
    for (const draft of this.#opened) draft.autosave.stop();
    this.#opened.clear();
    this.#drafts.clear();
  }

  async #restore(productId: string): Promise<SavedDraft | null> {
    const [newest] = await this.#settings.send(listDrafts, { productId }, { noErrorMessage: true });
    if (!newest) return null;
    try {
      return await this.#settings.send(savedDraft, { id: newest.id }, { noErrorMessage: true });
    } catch (error) {
      if (isCallError(error, 'notFound')) return null;
      throw error;
    }
  }

  #place(surroundings: DraftSurroundings, saved: SavedDraft | null, schemeName: string): OpenDraft {
    const { product } = surroundings;
    const draft = saved ? { ...saved.draft, productVersion: product.version } : freshDraft(surroundings, schemeName);
    const store = new DraftStore(surroundings, draft);
    const opened = {
      serial: ++this.#serial,
      store,
      autosave: new Autosave(store, this.#settings.send, saved, this.#settings.autosave),
      restoredFrom: saved?.savedAt ?? '',
      isFromOlderProduct: saved !== null && saved.draft.productVersion !== product.version,
    };
    this.#opened.add(opened);
    return opened;
  }
}

/** A new draft starts on the first day that both the product and the calendar allow. */
function freshDraft({ product, today, startDays }: DraftSurroundings, schemeName: string): OrderDraft {
  const draft = newDraft(product, today, schemeName);
  let startDate = draft.startDate > startDays.earliest ? draft.startDate : startDays.earliest;
  while (startDays.closedDays.includes(startDate)) startDate = plusDays(startDate, 1);
  return { ...draft, startDate };
}
