import { useState } from 'react';

import { deleteDraft, saveDraft, type SavedDraft, savedDraft } from '../../contract/savedDrafts.ts';
import { useAction } from '../data/useAction.ts';
import type { Unfinished } from '../data/useUnfinished.ts';
import { useServices } from '../services.ts';

export interface DraftDeletion {
  /** The last one deleted here, which can still come back. */
  readonly deleted: Unfinished | null;
  readonly isPending: boolean;
  readonly remove: (draft: Unfinished) => Promise<void>;
  /** Puts the last one back, as it was. */
  readonly undo: () => Promise<void>;
}

/**
 * Deletes drafts on the server, and keeps the last one in memory while the list is shown, so that it can be put back:
 * nothing waits for a timer, and nothing personal is kept on the device.
 */
export function useDeleteDraft(onChanged: () => void): DraftDeletion {
  const { send } = useServices();
  const [last, setLast] = useState<{ readonly row: Unfinished; readonly saved: SavedDraft } | null>(null);
  const { isPending, run } = useAction();

  const during = async (work: () => Promise<void>) => {
    await run(work);
    onChanged(); // where it was refused the list shows what is there
  };

  return {
    deleted: last?.row ?? null,
    isPending,
    remove: (row) =>
      during(async () => {
        const saved = await send(savedDraft, { id: row.id });
        await send(deleteDraft, { id: row.id });
        setLast({ row, saved });
      }),
    undo: () =>
      during(async () => {
        if (!last) return;
        const { draft, broughtFrom } = last.saved;
        await send(saveDraft, { id: '', version: 0, draft, broughtFrom });
        setLast(null);
      }),
  };
}
