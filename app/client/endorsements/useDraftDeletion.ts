import { useState } from 'react';

import { deleteTempConservation } from '../../contract/endorsementLists.ts';
import { openEndorsementDraft, saveEndorsementDraft } from '../../contract/endorsementOwnCalls.ts';
import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import type { OpenedDraft } from './useEndorsementDraft.ts';

export interface DraftDeletion {
  /** Draft that was deleted last and can be restored; null if no draft can be restored. */
  readonly deleted: { readonly sn: string; readonly draft: OpenedDraft } | null;
  /** Removes the deleted draft from memory, so that the draft can no longer be restored. */
  readonly forget: () => void;
  readonly remove: (draft: EndorsementSummary) => void;
  readonly undo: () => void;
}

/**
 * Deletes drafts of endorsements on the server. The draft that was deleted last can be restored: it is created again
 * with the same content.
 */
export function useDraftDeletion(onChanged: () => void): DraftDeletion {
  const { send } = useServices();
  const { run } = useAction();
  const [deleted, setDeleted] = useState<DraftDeletion['deleted']>(null);

  const remove = ({ uuid, sn }: EndorsementSummary) =>
    run(async () => {
      const draft = await send(openEndorsementDraft, { conservationUuid: uuid });
      await send(deleteTempConservation, { id: uuid });
      setDeleted({ sn, draft });
      onChanged();
    });
  const undo = () =>
    run(async () => {
      if (!deleted) return;
      const { policyUuid, request, materials } = deleted.draft;
      await send(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request, materials });
      setDeleted(null);
      onChanged();
    });
  return { deleted, forget: () => setDeleted(null), remove: (draft) => void remove(draft), undo: () => void undo() };
}
