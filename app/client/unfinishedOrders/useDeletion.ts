import { useState } from 'react';

import { deleteOfflineOrder, offlineOrder, submitOfflineOrder } from '../../contract/offlineOrders.ts';
import { deleteDraft, type DraftKind, saveDraft, savedDraft } from '../../contract/savedDrafts.ts';
import type { OfflineEntry, Unfinished } from '../data/useUnfinished.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';

/** Deletes entries of a list on the server and can restore the last one. */
export interface Deletion<Row> {
  /** Entry that was deleted last and can be restored; null if no entry can be restored. */
  readonly deleted: Row | null;
  readonly isPending: boolean;
  readonly remove: (row: Row) => Promise<void>;
  /** Restores the entry that was deleted last, with the same content. */
  readonly undo: () => Promise<void>;
}

/**
 * Deletes an entry of a list immediately. The last one is kept in memory while the list is shown, so that it can be
 * restored. Thus no timer is needed, and no personal data are stored on the device.
 *
 * @param remove deletes an entry and resolves to the function that restores it
 */
function useDeletion<Row>(onChanged: () => void, remove: (row: Row) => Promise<() => Promise<unknown>>): Deletion<Row> {
  const [last, setLast] = useState<{ readonly row: Row; readonly putBack: () => Promise<unknown> } | null>(null);
  const { isPending, run } = useAction();

  const during = async (work: () => Promise<void>) => {
    await run(work);
    onChanged(); // also after a refusal, to show the entries that still exist
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

/**
 * Deletes saved drafts and can restore the last one. @param kind kind of the drafts; a draft that is restored gets this
 * kind
 */
export function useDeleteDraft(onChanged: () => void, kind: DraftKind = 'order'): Deletion<Unfinished> {
  const { send } = useServices();
  return useDeletion(onChanged, async ({ id }) => {
    const { draft, broughtFrom } = await send(savedDraft, { id });
    await send(deleteDraft, { id });
    return () => send(saveDraft, { id: '', version: 0, draft, broughtFrom, kind: kind === 'order' ? undefined : kind });
  });
}

/** Deletes offline orders and can restore the last one. */
export function useDeleteOfflineOrder(onChanged: () => void): Deletion<OfflineEntry> {
  const { send } = useServices();
  return useDeletion(onChanged, async ({ offlineDataUuid }) => {
    const { draft, note } = await send(offlineOrder, { offlineDataUuid });
    await send(deleteOfflineOrder, { offlineDataUuid });
    return () => send(submitOfflineOrder, { id: '', version: 0, note, draft });
  });
}
