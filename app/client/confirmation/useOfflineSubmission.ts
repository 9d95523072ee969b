import { isSameContent } from '@tuanbao/library/domain/order/draftDifference';
import { useRef, useState } from 'react';

import {
  listOfflineOrders,
  offlineCodec,
  offlineOrder,
  type OfflineOrder,
  submitOfflineOrder,
} from '../../contract/offlineOrders.ts';
import { deleteDraft } from '../../contract/savedDrafts.ts';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import type { OpenDraft } from '../drafts/openDraft.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useForgetAnswer } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

export interface OfflineSubmission {
  readonly isPending: boolean;
  /** Note of the agent for the operators who process the order. */
  readonly note: string;
  readonly changeNote: (note: string) => void;
  /** Submits the draft, with the note, as an order that is processed outside the system. */
  readonly submit: () => void;
  /** Conflict with a change from another page or device. The agent has to resolve it. Null if there is no conflict. */
  readonly conflict: OfflineConflict | null;
}

/** Two versions of an order that is processed outside the system. The agent chooses one version. */
export interface OfflineConflict {
  readonly theirs: OfflineOrder;
  /** Submits the version on this page. It replaces the newer version on the server. */
  readonly keepMine: () => void;
  /** Replaces the version on this page with the newer version. Nothing is submitted. */
  readonly takeTheirs: () => void;
}

const newerIn = (wire: unknown): OfflineOrder =>
  offlineCodec.fromWire(wire as Parameters<typeof offlineCodec.fromWire>[0]);

type Content = Pick<OfflineOrder, 'note' | 'draft'>;

/**
 * Returns a function that creates an offline order (processed outside the system) or stores its next version, and what
 * is needed to resolve a conflict. If the response to a change was lost, the newer version on the server may be this
 * page's own change. In this case the change has succeeded and there is no conflict.
 */
function useOfflineChange({ source, origin }: OpenDraft) {
  const { send } = useServices();
  const [theirs, setTheirs] = useState<OfflineOrder | null>(null);
  const known = useRef(
    source.kind === 'offline' && origin.kind === 'offline'
      ? { id: source.offlineDataUuid, version: origin.version }
      : { id: '', version: 0 },
  );
  /** Stores the content. Resolves to the id of the order that was created or changed. @throws CallError */
  const change = async (mine: Content): Promise<string> => {
    try {
      const kept = await send(submitOfflineOrder, { ...known.current, ...mine }, { answersConflict: true });
      return kept.offlineDataUuid;
    } catch (error) {
      if (!isCallError(error, 'conflict')) throw error;
      const newer = newerIn(error.data);
      if (newer.note === mine.note && isSameContent(newer.draft, mine.draft)) return newer.id;
      setTheirs(newer);
      throw error;
    }
  };
  /** Sets the version of the order that the next change replaces. */
  const settle = ({ id, version }: OfflineOrder) => {
    known.current = { id, version };
    setTheirs(null);
  };
  return { change, theirs, settle };
}

/**
 * Submits a draft as an order that is processed outside the system. If the draft came from such an order, that order is
 * changed; otherwise a new order is created. The saved draft is then deleted.
 */
export function useOfflineSubmission(opened: OpenDraft, onKept: (id: string) => void): OfflineSubmission {
  const { store, autosave, origin } = opened;
  const { send } = useServices();
  const { drafts } = useDraftDesks();
  const forget = useForgetAnswer();
  const { isPending, run } = useAction();
  const [note, changeNote] = useState(origin.kind === 'offline' ? origin.note : '');
  const { change, theirs, settle } = useOfflineChange(opened);

  const keep = async () => {
    await autosave.flush();
    const offlineDataUuid = await change({ note, draft: store.statedDraft() });
    const { id } = autosave.read();
    await drafts.close(store.surroundings.product.id);
    // The order is stored. If the saved draft can't be deleted now, it stays in the list of unfinished orders.
    if (id !== '') await send(deleteDraft, { id }, { noErrorMessage: true }).catch(() => undefined);
    forget(offlineOrder, { offlineDataUuid });
    forget(listOfflineOrders, {});
    onKept(offlineDataUuid);
  };
  const submit = () => void run(keep);
  const conflict: OfflineConflict | null = theirs && {
    theirs,
    keepMine: () => {
      settle(theirs);
      submit();
    },
    takeTheirs: () => {
      settle(theirs);
      store.replace(theirs.draft);
      changeNote(theirs.note);
    },
  };
  return { isPending, note, changeNote, submit, conflict };
}
