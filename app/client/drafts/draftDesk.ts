import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Send } from '../platform/http/http.ts';
import { type DraftSource, fromProduct, keyOfSource } from '../platform/navigation/draftSource.ts';
import type { Autosave, AutosaveSettings } from './autosave.ts';
import type { DeviceDrafts } from './deviceDrafts.ts';
import { unsavedDraft, type DraftMemory } from './draftMemory.ts';
import type { DraftStore, DraftSurroundings } from './draftStore.ts';
import type { DraftOrigin, SourceContent } from './readSource.ts';

/** A draft that was in work before another one of the product; it is kept among the unfinished orders. */
export interface PutAside {
  /** Where it is gone on with. */
  readonly source: DraftSource;
  /** Empty where none was filled in. */
  readonly groupName: string;
}

/** A draft that is being written. */
export interface OpenDraft {
  /** Different for each draft that is opened. */
  readonly serial: number;
  readonly store: DraftStore;
  readonly autosave: Autosave;
  readonly source: DraftSource;
  /** Source of the draft's first content. */
  readonly origin: DraftOrigin;
  /** ISO instant of the save that it was restored from; empty for a new draft. */
  readonly restoredFrom: string;
  /** The draft that was put aside for this one; null where there was none. */
  readonly putAside: PutAside | null;
  /** True where the product has changed since the draft was saved: prices and problems are the new definition's. */
  readonly isFromOlderProduct: boolean;
}

export interface DraftDeskSettings {
  readonly send: Send;
  readonly clock: Clock;
  readonly autosave: AutosaveSettings;
  readonly memory: DraftMemory;
  /** Drafts whose last save didn't arrive. */
  readonly device: DeviceDrafts;
}

interface InWork {
  readonly key: string;
  readonly draft: Promise<OpenDraft>;
}

/** The draft that was in work: the very one that is asked for, or what is remembered of it. */
interface Previous {
  readonly same: OpenDraft | null;
  readonly putAside: PutAside | null;
}

const drafting = () => import('./placeDraft.ts');

/** The way back to a saved draft; the writing for a back-office task or an offline order goes on there. */
const wayBackTo = ({ autosave, source, store }: OpenDraft): PutAside | null => {
  const { id } = autosave.read();
  if (id === '') return null;
  const keepsSource = source.kind === 'prepared' || source.kind === 'offline';
  return {
    source: keepsSource ? source : { kind: 'unfinished', unfinishId: id },
    groupName: store.read().applicant.groupName,
  };
};

/** The drafts in work, one per product; the others of the product are on the server, on the device what isn't saved. */
export class DraftDesk {
  readonly #settings: DraftDeskSettings;
  readonly #drafts = new Map<string, InWork>();
  readonly #opened = new Set<OpenDraft>();
  /** Drafts that were left for a new one of their product which isn't open yet. */
  readonly #left = new Map<string, PutAside>();
  #serial = 0;

  constructor(settings: DraftDeskSettings) {
    this.#settings = settings;
  }

  /**
   * The draft of a source; where the source is the product itself, whatever draft of it is in work in this tab.
   * @throws CallError, UnfinishedWork where there are unfinished ones and none is in work
   */
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
    const draft = this.#putAway(id, inWork, source).then(
      ({ same, putAside }) => same ?? this.#restore(surroundings, schemeName, source, putAside),
    );
    draft.catch(() => {
      if (this.#drafts.get(id)?.draft === draft) this.#drafts.delete(id);
    });
    this.#drafts.set(id, { key, draft });
    return draft;
  }

  /** Saves what is in work for a product. False: it couldn't be saved and stays in work. */
  async save(productId: string): Promise<boolean> {
    const draft = await this.#drafts.get(productId)?.draft.catch(() => undefined);
    return draft === undefined || draft.autosave.flush();
  }

  /** Leaves the product's draft in work among the unfinished orders; the next one begins empty. False: it couldn't be saved and stays in work. */
  async beginNew(productId: string): Promise<boolean> {
    if (!(await this.save(productId))) return false;
    const draft = await this.#drafts.get(productId)?.draft.catch(() => undefined);
    const left = draft ? wayBackTo(draft) : null;
    if (draft) this.#release(productId, draft);
    if (left) this.#left.set(productId, left);
    else this.#left.delete(productId);
    this.#settings.memory.remember(fromProduct, productId, unsavedDraft);
    return true;
  }

  /** Deletes the product's draft here and on the server: it has become a quotation. The next one begins empty. @throws CallError */
  async discard(productId: string): Promise<void> {
    const { memory, send } = this.#settings;
    const draft = await this.#drafts.get(productId)?.draft;
    await draft?.autosave.finish();
    const id = draft?.autosave.read().id ?? '';
    if (id !== '') await (await drafting()).deleteSavedDraft(send, id);
    await this.close(productId);
    memory.remember(fromProduct, productId, unsavedDraft);
  }

  /** Puts the product's draft away: it has become an order, or is gone. */
  async close(productId: string): Promise<void> {
    const inWork = this.#drafts.get(productId);
    this.#drafts.delete(productId);
    const draft = await inWork?.draft.catch(() => undefined);
    if (!draft) return;
    this.#release(productId, draft);
    this.#settings.memory.forget(draft.source, productId);
    this.#settings.memory.forget(fromProduct, productId);
  }

  /** Forgets everything, as at sign-out. */
  clear(): void {
    for (const draft of this.#opened) draft.autosave.stop();
    this.#opened.clear();
    this.#drafts.clear();
    this.#left.clear();
    this.#settings.memory.clear();
    void this.#settings.device.clear();
  }

  #release(productId: string, draft: OpenDraft): void {
    draft.autosave.stop();
    this.#opened.delete(draft);
    this.#drafts.delete(productId);
  }

  /** Saves the draft that was in work, or answers with it where it is the very draft that is asked for. */
  async #putAway(productId: string, inWork: InWork | undefined, source: DraftSource): Promise<Previous> {
    const left = this.#left.get(productId) ?? null;
    this.#left.delete(productId);
    const draft = await inWork?.draft.catch(() => undefined);
    if (!draft) return { same: null, putAside: left };
    const isSame = source.kind === 'unfinished' && draft.autosave.read().id === source.unfinishId;
    if (!isSame) await draft.autosave.flush();
    return { same: isSame ? draft : null, putAside: wayBackTo(draft) };
  }

  async #restore(
    surroundings: DraftSurroundings,
    schemeName: string,
    source: DraftSource,
    putAside: PutAside | null,
  ): Promise<OpenDraft> {
    const { send, memory } = this.#settings;
    const { placeDraft } = await drafting();
    const productId = surroundings.product.id;
    const { found, autosave, isUnsaved } = await this.#foundOnDevice(source, productId);
    const { saved, origin } = found;
    const placed = placeDraft(surroundings, found, { schemeName, send, autosave });
    if (isUnsaved) placed.autosave.resume();
    const opened = {
      ...placed,
      source,
      origin,
      putAside,
      serial: ++this.#serial,
      restoredFrom: saved?.savedAt ?? '',
      isFromOlderProduct: saved !== null && saved.draft.productVersion !== surroundings.product.version,
    };
    this.#opened.add(opened);
    if (source.kind !== 'product') memory.forget(fromProduct, productId);
    else if (saved === null) memory.remember(source, productId, unsavedDraft);
    let wasSaved = saved !== null;
    placed.autosave.subscribe(() => {
      const { id } = placed.autosave.read();
      if (!this.#opened.has(opened) || (id === '' && !wasSaved)) return;
      wasSaved = true;
      memory.remember(source, productId, id === '' ? unsavedDraft : id); // emptied, it was deleted
    });
    return opened;
  }

  /** The content of a source, or what the device has of it that the server hasn't. */
  async #foundOnDevice(source: DraftSource, productId: string) {
    const { device, autosave } = this.#settings;
    const { withDevice, deviceEntry, onDevice } = await import('./unsavedOnDevice.ts');
    const kind = autosave.kind ?? 'order';
    const beginning = source.kind === 'product' ? await device.find(deviceEntry(kind, productId, '')) : null;
    const read = beginning ? null : await this.#contentOf(source, productId);
    const kept = beginning ?? (read?.saved ? await device.find(deviceEntry(kind, productId, read.saved.id)) : null);
    const found = withDevice(read, kept);
    return {
      found,
      autosave: { ...autosave, device: onDevice(device, kind, productId, kept) },
      isUnsaved: kept !== null,
    };
  }

  async #contentOf(source: DraftSource, productId: string): Promise<SourceContent> {
    const { send, memory, autosave } = this.#settings;
    const known = memory.draftIdOf(source, productId);
    if (known === unsavedDraft) return { saved: null, content: null, origin: { kind: 'new' } };
    const { readSource, savedDraftOrNull, originOfSaved } = await drafting();
    const saved = known === '' ? null : await savedDraftOrNull(send, known);
    const isBackOffice = source.kind === 'prepared' || source.kind === 'offline';
    if (saved && !isBackOffice) return { saved, content: null, origin: originOfSaved(saved) };
    const found = await readSource(send, source, productId, autosave.kind);
    return saved ? { ...found, saved, content: null } : found;
  }
}
