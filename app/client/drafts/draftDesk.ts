import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Send } from '../data/http.ts';
import type { Autosave, AutosaveSettings } from './autosave.ts';
import type { DraftStore, DraftSurroundings } from './draftStore.ts';

/** A draft that is being written. */
export interface OpenDraft {
  /** Different for each draft that is opened. */
  readonly serial: number;
  readonly store: DraftStore;
  readonly autosave: Autosave;
  /** ISO instant of the save that it was restored from; empty for a new draft. */
  readonly restoredFrom: string;
  /** True where the product has changed since the draft was saved: prices and problems are the new definition's. */
  readonly isFromOlderProduct: boolean;
}

export interface DraftDeskSettings {
  readonly send: Send;
  readonly clock: Clock;
  readonly autosave: AutosaveSettings;
}

const drafting = () => import('./placeDraft.ts');

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
    const { id } = world.product;
    let draft = this.#drafts.get(id);
    if (!draft) {
      draft = this.#restore({ ...world, today: this.#settings.clock.today() }, schemeName);
      draft.catch(() => this.#drafts.delete(id));
      this.#drafts.set(id, draft);
    }
    return draft;
  }

  /** Deletes the product's draft here and on the server. @throws CallError */
  async discard(productId: string): Promise<void> {
    const draft = await this.#drafts.get(productId);
    await draft?.autosave.finish();
    const id = draft?.autosave.read().id ?? '';
    if (id !== '') await (await drafting()).deleteSavedDraft(this.#settings.send, id);
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

  async #restore(surroundings: DraftSurroundings, schemeName: string): Promise<OpenDraft> {
    const { send, autosave } = this.#settings;
    const { newestDraft, placeDraft } = await drafting();
    const saved = await newestDraft(send, surroundings.product.id);
    const opened = {
      ...placeDraft(surroundings, saved, { schemeName, send, autosave }),
      serial: ++this.#serial,
      restoredFrom: saved?.savedAt ?? '',
      isFromOlderProduct: saved !== null && saved.draft.productVersion !== surroundings.product.version,
    };
    this.#opened.add(opened);
    return opened;
  }
}
