import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Send } from '../data/http.ts';
import type { Autosave, AutosaveSettings } from './autosave.ts';
import type { DraftMemory } from './draftMemory.ts';
import { type DraftSource, fromProduct, keyOfSource } from './draftSource.ts';
import type { DraftStore, DraftSurroundings } from './draftStore.ts';
import type { DraftOrigin, SourceContent } from './readSource.ts';

/** A draft that is being written. */
export interface OpenDraft {
  /** Different for each draft that is opened. */
  readonly serial: number;
  readonly store: DraftStore;
  readonly autosave: Autosave;
  readonly source: DraftSource;
  /** What the draft was begun with. */
  readonly origin: DraftOrigin;
  /** ISO instant of the save that it was restored from; empty for a new draft. */
  readonly restoredFrom: string;
  /** Id of the product's draft that was saved and put aside for this one; empty where there was none. */
  readonly putAside: string;
  /** True where the product has changed since the draft was saved: prices and problems are the new definition's. */
  readonly isFromOlderProduct: boolean;
}

export interface DraftDeskSettings {
  readonly send: Send;
  readonly clock: Clock;
  readonly autosave: AutosaveSettings;
  readonly memory: DraftMemory;
}

interface InWork {
  readonly key: string;
  readonly draft: Promise<OpenDraft>;
}

const drafting = () => import('./placeDraft.ts');

/** The drafts in work, one per product. They live here and on the server; nothing personal is kept on the device. */
export class DraftDesk {
  readonly #settings: DraftDeskSettings;
  readonly #drafts = new Map<string, InWork>();
  readonly #opened = new Set<OpenDraft>();
  /** Products whose next draft begins empty: the reader asked for it. */
  readonly #fresh = new Set<string>();
  #serial = 0;

  constructor(settings: DraftDeskSettings) {
    this.#settings = settings;
  }

  /** The draft of a source; where the source is the product itself, whatever draft of it is in work. @throws CallError */
  open(
    world: Omit<DraftSurroundings, 'today'>,
    schemeName: string,
    source: DraftSource = fromProduct,
  ): Promise<OpenDraft> {
    const { id } = world.product;
    const key = keyOfSource(source);
    const inWork = this.#drafts.get(id);
    if (inWork && (source.kind === 'product' || inWork.key === key)) return inWork.draft;
    const surroundings = { ...world, today: this.#settings.clock.today() };
    const draft = this.#putAway(inWork, source).then(
      ({ same, putAside }) => same ?? this.#restore(surroundings, schemeName, source, putAside),
    );
    draft.catch(() => {
      if (this.#drafts.get(id)?.draft === draft) this.#drafts.delete(id);
    });
    this.#drafts.set(id, { key, draft });
    return draft;
  }

  /** Deletes the product's draft here and on the server; what comes in its place is as its source has it, else empty. @throws CallError */
  async discard(productId: string): Promise<void> {
    const draft = await this.#drafts.get(productId)?.draft;
    await draft?.autosave.finish();
    const id = draft?.autosave.read().id ?? '';
    if (id !== '') await (await drafting()).deleteSavedDraft(this.#settings.send, id);
    await this.close(productId);
    this.#fresh.add(productId);
  }

  /** Puts the product's draft away: it has become an order, or is gone. */
  async close(productId: string): Promise<void> {
    const inWork = this.#drafts.get(productId);
    this.#drafts.delete(productId);
    const draft = await inWork?.draft.catch(() => undefined);
    if (!draft) return;
    draft.autosave.stop();
    this.#opened.delete(draft);
    this.#settings.memory.forget(draft.source);
  }

  /** Forgets everything, as when somebody signs out. */
  clear(): void {
    for (const draft of this.#opened) draft.autosave.stop();
    this.#opened.clear();
    this.#drafts.clear();
    this.#fresh.clear();
    this.#settings.memory.clear();
  }

  /** Saves the draft that was in work and tells its id, or answers with it where it is the very draft that is asked for. */
  async #putAway(
    inWork: InWork | undefined,
    source: DraftSource,
  ): Promise<{ readonly same: OpenDraft | null; readonly putAside: string }> {
    const draft = await inWork?.draft.catch(() => undefined);
    if (!draft) return { same: null, putAside: '' };
    const isSame = source.kind === 'unfinished' && draft.autosave.read().id === source.unfinishId;
    if (!isSame) await draft.autosave.flush();
    return { same: isSame ? draft : null, putAside: draft.autosave.read().id };
  }

  async #restore(
    surroundings: DraftSurroundings,
    schemeName: string,
    source: DraftSource,
    putAside: string,
  ): Promise<OpenDraft> {
    const { send, autosave, memory } = this.#settings;
    const { placeDraft } = await drafting();
    const found = await this.#contentOf(source, surroundings.product.id);
    const { saved, origin } = found;
    const placed = placeDraft(surroundings, found, { schemeName, send, autosave });
    const opened = {
      ...placed,
      source,
      origin,
      putAside,
      serial: ++this.#serial,
      restoredFrom: saved?.savedAt ?? '',
      isFromOlderProduct: saved !== null && saved.draft.productVersion !== surroundings.product.version,
    };
    placed.autosave.subscribe(() => {
      const { id } = placed.autosave.read();
      if (id !== '' && source.kind !== 'product' && this.#opened.has(opened)) memory.remember(source, id);
    });
    this.#opened.add(opened);
    return opened;
  }

  async #contentOf(source: DraftSource, productId: string): Promise<SourceContent> {
    const { send, memory, autosave } = this.#settings;
    const isFresh = this.#fresh.delete(productId);
    const isEmptied = isFresh && (source.kind === 'product' || source.kind === 'unfinished');
    if (isEmptied) return { saved: null, content: null, origin: { kind: 'new' } };
    const { readSource, savedDraftOrNull } = await drafting();
    const known = isFresh ? '' : memory.draftIdOf(source);
    const saved = known === '' ? null : await savedDraftOrNull(send, known);
    if (saved && source.kind === 'unfinished') return { saved, content: null, origin: { kind: 'saved' } };
    if (saved && (source.kind === 'history' || source.kind === 'quotation'))
      return { saved, content: null, origin: { kind: 'saved' } };
    const found = await readSource(send, source, productId, autosave.kind);
    return saved ? { ...found, saved, content: null } : found;
  }
}
