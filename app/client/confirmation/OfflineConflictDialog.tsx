import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages as conflictMessages } from '../drafts/conflict.messages.ts';
import { DraftDifferences } from '../drafts/ConflictDialog.tsx';
import type { DraftStore } from '../drafts/draftStore.ts';
import { VersionChoice } from '../drafts/VersionChoice.tsx';
import { messages } from './confirmation.messages.ts';
import type { OfflineConflict } from './useOfflineSubmission.ts';

export interface OfflineConflictDialogProps {
  readonly store: DraftStore;
  /** The agent's note in the version on this page. */
  readonly note: string;
  readonly conflict: OfflineConflict;
}

/**
 * Dialog that opens when an order that is processed outside the system was changed on another page or device. It shows
 * how the two versions differ and lets the agent choose one.
 */
export function OfflineConflictDialog({ store, note, conflict }: OfflineConflictDialogProps): ReactElement {
  const words = useMessages(messages);
  const { empty } = useMessages(conflictMessages);
  const { theirs, keepMine, takeTheirs } = conflict;
  return (
    <VersionChoice
      title={words.offlineChanged}
      savedAt={theirs.updatedAt}
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
    >
      <DraftDifferences product={store.surroundings.product} mine={store.draft()} theirs={theirs.draft} />
      {note === theirs.note ? null : (
        <tr>
          <th scope="row">{words.offlineNote}</th>
          <td>{note || empty}</td>
          <td>{theirs.note || empty}</td>
        </tr>
      )}
    </VersionChoice>
  );
}
