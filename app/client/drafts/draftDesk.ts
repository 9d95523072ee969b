import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { Send } from '../platform/http/http.ts';
import { type DraftSource, fromProduct, keyOfSource } from '../platform/navigation/draftSource.ts';
import type { AutosaveSettings } from './autosave.ts';
import type { DeviceDrafts } from './deviceDrafts.ts';
import { unsavedDraft, type DraftMemory } from './draftMemory.ts';
import type { DraftSurroundings } from './draftStore.ts';
import { type OpenDraft, type PutAside, wayBackTo } from './openDraft.ts';
import type { SourceContent } from './readSource.ts';

export interface DraftDeskSettings {
  readonly send: Send;
  readonly clock: Clock;
  readonly autosave: AutosaveSettings;
  readonly memory: DraftMemory;
  /** Storage on the device for drafts whose latest changes may not be on the server. */
  readonly device: DeviceDrafts;
}

interface InWork {
  readonly key: string;
  /** Version of the product with which the draft was opened. */
  readonly version: number;
  readonly draft: Promise<OpenDraft>;
}

/**
 * The draft that was active for a product when a draft was requested. If this active draft is the requested draft,
 * `same` contains the draft; otherwise `putAside` contains the source that opens the active draft again. `source` is
 * the source from which the requested draft is opened.
 */
interface Previous {
  readonly same: OpenDraft | null;
  readonly putAside: PutAside | null;
  readonly source: DraftSource;
}

const drafting = () => import('./placeDraft.ts');

/**
 * Holds the active draft of each product. Before another draft of the product opens, the active draft is saved if
 * possible.
 */
export class DraftDesk {
  readonly #settings: DraftDeskSettings;
  readonly #drafts = new Map<string, InWork>();
  readonly #opened = new Set<OpenDraft>();
  /** The previous active drafts, by product. An entry stays here until the next draft of the product is open. */
  readonly #left = new Map<string, PutAside>();
  #serial = 0;

  constructor(settings: DraftDeskSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the draft of a source. If the source is the product itself and the product has an active draft in this tab,
   * returns the active draft. If a new version of the product was published since the active draft was opened, the
   * active draft is saved and opened again with that version.
   * @throws CallError when the draft can't be loaded
   * @throws AlreadySubmitted when the source is an order that the back office prepared and that was already submitted
   * @throws UnfinishedWork when the source is the product itself, and the agent has to choose among its unfinished
   * drafts
   */
  open(
    world: Omit<DraftSurroundings, 'today'>,
    schemeName: string,
    source: DraftSource = fromProduct,
  ): Promise<OpenDraft> {
    const { id, version } = world.product;
    const inWork = this.#drafts.get(id);
    const isActive = inWork !== undefined && (source.kind === 'product' || inWork.key === keyOfSource(source));
    if (isActive && inWork.version === version) return inWork.draft;
    const key = isActive ? inWork.key : keyOfSource(source);
    const surroundings = { ...world, today: this.#settings.clock.today() };
    const draft = this.#putAway(id, inWork, source, isActive).then(
      ({ same, putAside, source: own }) => same ?? this.#restore(surroundings, schemeName, own, putAside),
    );
    draft.catch(() => {
      if (this.#drafts.get(id)?.draft === draft) this.#drafts.delete(id);
    });
    this.#drafts.set(id, { key, version, draft });
    return draft;
  }

  /**
   * Saves the active draft of a product, if there is one. The draft stays active. Resolves to false if its changes
   * couldn't be saved, otherwise to true.
   */
  async save(productId: string): Promise<boolean> {
    const draft = await this.#drafts.get(productId)?.draft.catch(() => undefined);
    return draft === undefined || draft.autosave.flush();
  }

  /**
   * Saves and closes the active draft of a product, so that the next draft starts empty. Resolves to false if the
   * active draft couldn't be saved; this draft then stays active.
   */
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

  /**
   * Deletes the active draft of a product, in this tab and on the server, after a quotation was created from it. The
   * next draft starts empty. @throws CallError
   */
  async discard(productId: string): Promise<void> {
    const { memory, send } = this.#settings;
    const draft = await this.#drafts.get(productId)?.draft;
    await draft?.autosave.finish();
    const id = draft?.autosave.read().id ?? '';
    if (id !== '') await (await drafting()).deleteSavedDraft(send, id);
    await this.close(productId);
    memory.remember(fromProduct, productId, unsavedDraft);
  }

  /** Closes the active draft of a product after it was submitted or deleted. */
  async close(productId: string): Promise<void> {
    const inWork = this.#drafts.get(productId);
    this.#drafts.delete(productId);
    const draft = await inWork?.draft.catch(() => undefined);
    if (!draft) return;
    this.#release(productId, draft);
    this.#settings.memory.forget(draft.source, productId);
    this.#settings.memory.forget(fromProduct, productId);
  }

  /** Closes all drafts without saving them, for sign-out. */
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

  /**
   * Saves the active draft before another draft opens. If the active draft is the requested draft, it is returned and
   * stays active.
   * @param isOutdated true if the active draft was opened with an older version of the product. It is then opened again
   * from its own source.
   */
  async #putAway(id: string, inWork: InWork | undefined, source: DraftSource, isOutdated: boolean): Promise<Previous> {
    const left = this.#left.get(id) ?? null;
    this.#left.delete(id);
    const draft = await inWork?.draft.catch(() => undefined);
    if (!draft) return { same: null, putAside: left, source };
    const isSame = !isOutdated && source.kind === 'unfinished' && draft.autosave.read().id === source.unfinishId;
    if (!isSame) await draft.autosave.flush();
    if (!isOutdated) return { same: isSame ? draft : null, putAside: wayBackTo(draft), source };
    draft.autosave.stop();
    this.#opened.delete(draft);
    return { same: null, putAside: draft.putAside, source: draft.source };
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
      // If the id is empty, the user emptied the draft and it was deleted on the server.
      memory.remember(source, productId, id === '' ? unsavedDraft : id);
    });
    return opened;
  }

  /**
   * Returns the content of a source and the settings of its autosave. If the device stores a draft for the source, that
   * draft is used as the content.
   */
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
