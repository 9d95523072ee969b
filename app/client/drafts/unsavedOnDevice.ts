import type { DraftKind, SavedDraft } from '../../contract/savedDrafts.ts';
import type { DraftOnDevice } from './autosave.ts';
import type { DeviceDraft, DeviceDrafts } from './deviceDrafts.ts';
import type { SourceContent } from './readSource.ts';

/**
 * Returns the key under which a draft is stored on the device. The key contains the id of the saved draft, or the
 * product's id if the draft was never saved.
 */
export const deviceEntry = (kind: DraftKind, productId: string, draftId: string): string =>
  `${kind}:${draftId === '' ? `new:${productId}` : draftId}`;

/**
 * Returns the storage for one draft on the device. At the first save on the server the draft gets an id, so its key
 * changes.
 *
 * @param kept draft that was found on the device; null if none was found
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
 * Returns the content with which a draft opens: the draft on the device if there is one, otherwise the loaded content.
 * The draft from the device keeps the number of the saved version on which the draft is based. If the server has a
 * newer version, the agent resolves the conflict.
 */
export function withDevice(read: SourceContent | null, kept: DeviceDraft | null): SourceContent {
  if (!kept) return read ?? { saved: null, content: null, origin: { kind: 'new' } };
  const saved = savedAs(kept, read?.saved ?? null);
  return { saved, content: saved ? null : kept.draft, origin: { kind: 'device', keptAt: kept.keptAt } };
}
