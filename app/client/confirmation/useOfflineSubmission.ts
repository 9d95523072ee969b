import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useRef, useState } from 'react';

import { listOfflineOrders, offlineOrder, submitOfflineOrder } from '../../contract/offlineOrders.ts';
import { deleteDraft } from '../../contract/savedDrafts.ts';
import type { OpenDraft } from '../drafts/draftDesk.ts';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useForgetAnswer } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './confirmation.messages.ts';

export interface OfflineSubmission {
  readonly isPending: boolean;
  /** Submits the draft for offline handling, with a note to the operators. */
  readonly submit: (note: string) => void;
}

/**
 * Hands a draft in to be handled outside the system: a new offline order, or the changed content of the one that the
 * draft came from. The unfinished order that it was written in is gone afterwards.
 */
export function useOfflineSubmission(opened: OpenDraft, onKept: (id: string) => void): OfflineSubmission {
  const { store, autosave, source, origin } = opened;
  const { send } = useServices();
  const { drafts } = useDraftDesks();
  const words = useMessages(messages);
  const forget = useForgetAnswer();
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);

  const keep = async (note: string) => {
    const known =
      source.kind === 'offline' && origin.kind === 'offline'
        ? { id: source.offlineDataUuid, version: origin.version }
        : { id: '', version: 0 };
    await autosave.flush();
    const { offlineDataUuid } = await send(submitOfflineOrder, { ...known, note, draft: store.statedDraft() });
    const { id } = autosave.read();
    await drafts.close(store.surroundings.product.id);
    // The offline order stands; a draft that couldn't be deleted shows up among the unfinished ones.
    if (id !== '') await send(deleteDraft, { id }, { noErrorMessage: true }).catch(() => undefined);
    forget(offlineOrder, { offlineDataUuid });
    forget(listOfflineOrders, {});
    onKept(offlineDataUuid);
  };

  const submit = async (note: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    try {
      await keep(note);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.kind === 'conflict') showToast({ tone: 'danger', title: words.offlineChanged });
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  return { isPending, submit: (note) => void submit(note) };
}
