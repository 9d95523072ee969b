import { useState } from 'react';

import { deleteOfflineOrder, offlineOrder, submitOfflineOrder } from '../../contract/offlineOrders.ts';
import { deleteDraft, type DraftKind, saveDraft, savedDraft } from '../../contract/savedDrafts.ts';
import type { OfflineEntry, Unfinished } from '../data/useUnfinished.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';

/** Deletes rows of a list on the server. */
export interface Deletion<Row> {
  /** The last one deleted here, which can still come back. */
  readonly deleted: Row | null;
  readonly isPending: boolean;
  readonly remove: (row: Row) => Promise<void>;
  /** Puts the last one back, as it was. */
  readonly undo: () => Promise<void>;
}

/**
 * Deletes at once, and keeps the last one in memory while the list is shown, so that it can be put back: nothing waits
 * for a timer, and nothing personal is kept on the device.
 *
 * @param remove deletes a row; gives back how to put it back
 */
function useDeletion<Row>(onChanged: () => void, remove: (row: Row) => Promise<() => Promise<unknown>>): Deletion<Row> {
  const [last, setLast] = useState<{ readonly row: Row; readonly putBack: () => Promise<unknown> } | null>(null);
  const { isPending, run } = useAction();

  const during = async (work: () => Promise<void>) => {
    await run(work);
    onChanged(); // where it was refused the list shows what is there
  };

  return {
    deleted: last?.row ?? null,
    isPending,
    remove: (row) => during(async () => setLast({ row, putBack: await remove(row) })),
    undo: () =>
      during(async () => {
        if (!last) return;
        await last.putBack();
        setLast(null);
      }),
  };
}

/** Deletes drafts. @param kind what they become; one that comes back is of this kind again */
export function useDeleteDraft(onChanged: () => void, kind: DraftKind = 'order'): Deletion<Unfinished> {
  const { send } = useServices();
  return useDeletion(onChanged, async ({ id }) => {
    const { draft, broughtFrom } = await send(savedDraft, { id });
    await send(deleteDraft, { id });
    return () => send(saveDraft, { id: '', version: 0, draft, broughtFrom, kind: kind === 'order' ? undefined : kind });
  });
}

/** Deletes offline orders. */
export function useDeleteOfflineOrder(onChanged: () => void): Deletion<OfflineEntry> {
  const { send } = useServices();
  return useDeletion(onChanged, async ({ offlineDataUuid }) => {
    const { draft, note } = await send(offlineOrder, { offlineDataUuid });
    await send(deleteOfflineOrder, { offlineDataUuid });
    return () => send(submitOfflineOrder, { id: '', version: 0, note, draft });
  });
}
