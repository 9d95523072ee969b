import { useState } from 'react';

import { deleteTempConservation } from '../../contract/endorsementLists.ts';
import { openEndorsementDraft, saveEndorsementDraft } from '../../contract/endorsementOwnCalls.ts';
import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import type { OpenedDraft } from './useEndorsementDraft.ts';

export interface DraftDeletion {
  /** The last one deleted here, which can still come back. */
  readonly deleted: { readonly sn: string; readonly draft: OpenedDraft } | null;
  /** Gives up putting it back. */
  readonly forget: () => void;
  readonly remove: (draft: EndorsementSummary) => void;
  readonly undo: () => void;
}

/** Deletes a draft, and makes it again of what it held where the user takes that back. */
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
