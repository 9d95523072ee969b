import type { DraftSource } from '../platform/navigation/draftSource.ts';
import type { Autosave } from './autosave.ts';
import type { DraftStore } from './draftStore.ts';
import type { DraftOrigin } from './readSource.ts';

/** The product's previous active draft, which the current draft replaced. The previous draft is saved on the server. */
export interface PutAside {
  /** Source that opens this draft again. */
  readonly source: DraftSource;
  /** Name of the applicant in this draft; empty if none was entered. */
  readonly groupName: string;
}

/** Draft that is open for editing. */
export interface OpenDraft {
  /** Number that is different for each draft that is opened. */
  readonly serial: number;
  readonly store: DraftStore;
  readonly autosave: Autosave;
  readonly source: DraftSource;
  /** Origin of the content with which the draft was opened. */
  readonly origin: DraftOrigin;
  /** Instant (ISO 8601) at which the loaded draft was saved; empty for a new draft. */
  readonly restoredFrom: string;
  /** The product's previous active draft, which this draft replaced; null if there was none or it was never saved. */
  readonly putAside: PutAside | null;
  /**
   * True if the product changed after the draft was saved. Prices and problems are then computed with the new
   * definition.
   */
  readonly isFromOlderProduct: boolean;
}

/**
 * Returns the source with which a draft can be opened again, and the name of its applicant; null if the draft isn't
 * saved. For an order that the back office prepared, or that is processed outside the system, the source stays that
 * order.
 */
export const wayBackTo = ({ autosave, source, store }: OpenDraft): PutAside | null => {
  const { id } = autosave.read();
  if (id === '') return null;
  const keepsSource = source.kind === 'prepared' || source.kind === 'offline';
  return {
    source: keepsSource ? source : { kind: 'unfinished', unfinishId: id },
    groupName: store.read().applicant.groupName,
  };
};
