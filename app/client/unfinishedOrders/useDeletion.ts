import { useState } from 'react';

import { deleteOfflineOrder, offlineOrder, submitOfflineOrder } from '../../contract/offlineOrders.ts';
import { deleteDraft, type DraftKind, saveDraft, savedDraft } from '../../contract/savedDrafts.ts';
import type { OfflineEntry, Unfinished } from '../data/useUnfinished.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';

/** Deletes entries of a list on the server and can restore the entries that were deleted last. */
export interface Deletion<Row> {
  /** Entries that were deleted last and can be restored. */
  readonly deleted: readonly Row[];
  readonly isPending: boolean;
  readonly remove: (rows: readonly Row[]) => Promise<void>;
  /** Restores the entries that were deleted last, with the same content. */
  readonly undo: () => Promise<void>;
}

interface Deleted<Row> {
  readonly row: Row;
  readonly restore: () => Promise<unknown>;
}

/**
 * Deletes entries of a list immediately. The entries that were deleted last are kept in memory while the list is shown,
 * so that they can be restored. Thus no timer is needed, and no personal data are stored on the device.
 *
 * @param remove deletes an entry and resolves to the function that restores it
 */
function useDeletion<Row>(onChanged: () => void, remove: (row: Row) => Promise<() => Promise<unknown>>): Deletion<Row> {
  const [last, setLast] = useState<readonly Deleted<Row>[]>([]);
  const { isPending, run } = useAction();

  const during = async (work: () => Promise<void>) => {
    await run(work);
    onChanged(); // Also called after a refusal, so that the screen reloads the entries.
  };

  return {
    deleted: last.map(({ row }) => row),
    isPending,
    remove: (rows) =>
      during(async () => {
        let deleted: readonly Deleted<Row>[] = [];
        for (const row of rows) {
          deleted = [...deleted, { row, restore: await remove(row) }];
          setLast(deleted); // If the next deletion is refused, these entries can be restored.
        }
      }),
    undo: () =>
      during(async () => {
        for (const [index, { restore }] of last.entries()) {
          await restore();
          setLast(last.slice(index + 1));
        }
      }),
  };
}

/**
 * Deletes saved drafts and can restore the drafts that were deleted last.
 *
 * @param kind kind of the drafts; a restored draft gets this kind
 */
export function useDeleteDraft(onChanged: () => void, kind: DraftKind = 'order'): Deletion<Unfinished> {
  const { send } = useServices();
  return useDeletion(onChanged, async ({ id }) => {
    const { draft, broughtFrom } = await send(savedDraft, { id });
    await send(deleteDraft, { id });
    return () => send(saveDraft, { id: '', version: 0, draft, broughtFrom, kind: kind === 'order' ? undefined : kind });
  });
}

/** Deletes orders that are processed outside the system, and can restore the orders that were deleted last. */
export function useDeleteOfflineOrder(onChanged: () => void): Deletion<OfflineEntry> {
  const { send } = useServices();
  return useDeletion(onChanged, async ({ offlineDataUuid }) => {
    const { draft, note } = await send(offlineOrder, { offlineDataUuid });
    await send(deleteOfflineOrder, { offlineDataUuid });
    return () => send(submitOfflineOrder, { id: '', version: 0, note, draft });
  });
}
