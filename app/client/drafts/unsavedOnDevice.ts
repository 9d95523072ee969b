import type { DraftKind, SavedDraft } from '../../contract/savedDrafts.ts';
import type { DraftOnDevice } from './autosave.ts';
import type { DeviceDraft, DeviceDrafts } from './deviceDrafts.ts';
import type { SourceContent } from './readSource.ts';

/** Entry of a draft on the device: of a saved one by its id, of one that was never saved by its product. */
export const deviceEntry = (kind: DraftKind, productId: string, draftId: string): string =>
  `${kind}:${draftId === '' ? `new:${productId}` : draftId}`;

/**
 * The place of a draft on the device. It moves with the first save, which gives the draft its id.
 *
 * @param kept the draft that was found on the device; null where there was none
 */
export function onDevice(
  device: DeviceDrafts,
  kind: DraftKind,
  productId: string,
  kept: DeviceDraft | null,
): DraftOnDevice {
  const entries = new Set(kept ? [deviceEntry(kind, productId, kept.id)] : []);
  return {
    keep: (unsaved) => {
      const entry = deviceEntry(kind, productId, unsaved.id);
      entries.add(entry);
      void device.keep(entry, unsaved);
    },
    forget: () => {
      for (const entry of entries) void device.forget(entry);
      entries.clear();
    },
  };
}

const savedAs = ({ id, version, draft, keptAt }: DeviceDraft, saved: SavedDraft | null): SavedDraft | null =>
  id === '' ? null : { ...saved, id, version, savedAt: saved?.savedAt ?? keptAt, draft };

/**
 * Content that a draft opens with: what was read, or in its place what the device kept, over the version that it was written
 * over, so that a newer one on the server is a conflict for the agent to decide.
 */
export function withDevice(read: SourceContent | null, kept: DeviceDraft | null): SourceContent {
  if (!kept) return read ?? { saved: null, content: null, origin: { kind: 'new' } };
  const saved = savedAs(kept, read?.saved ?? null);
  return { saved, content: saved ? null : kept.draft, origin: { kind: 'device', keptAt: kept.keptAt } };
}
