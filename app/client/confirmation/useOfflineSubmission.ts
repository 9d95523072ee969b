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
import type { OpenDraft } from '../drafts/draftDesk.ts';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useForgetAnswer } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

export interface OfflineSubmission {
  readonly isPending: boolean;
  /** Note for the operators. */
  readonly note: string;
  readonly changeNote: (note: string) => void;
  /** Submits the draft for offline processing, with the note. */
  readonly submit: () => void;
  /** Conflict with a change that was made elsewhere, which the agent resolves; null when there is none. */
  readonly conflict: OfflineConflict | null;
}

/** Two versions of an offline order, from which the agent chooses one. */
export interface OfflineConflict {
  readonly theirs: OfflineOrder;
  /** Submits this version over the newer one. */
  readonly keepMine: () => void;
  /** Replaces this version with the newer one, without a submission. */
  readonly takeTheirs: () => void;
}

const newerIn = (wire: unknown): OfflineOrder =>
  offlineCodec.fromWire(wire as Parameters<typeof offlineCodec.fromWire>[0]);

type Content = Pick<OfflineOrder, 'note' | 'draft'>;

/**
 * Sends content as the next version of an offline order. In a conflict, the newer version may be this page's own change
 * whose response was lost; that counts as success.
 */
function useOfflineChange({ source, origin }: OpenDraft) {
  const { send } = useServices();
  const [theirs, setTheirs] = useState<OfflineOrder | null>(null);
  const known = useRef(
    source.kind === 'offline' && origin.kind === 'offline'
      ? { id: source.offlineDataUuid, version: origin.version }
      : { id: '', version: 0 },
  );
  /** Resolves to the id of the stored offline order. @throws CallError */
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
  /** Uses the newer version as the known version. */
  const settle = ({ id, version }: OfflineOrder) => {
    known.current = { id, version };
    setTheirs(null);
  };
  return { change, theirs, settle };
}

/**
 * Submits a draft for processing outside the system, as a new offline order or as a change of the offline order that it
 * came from. The unfinished order is then deleted.
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
    // The offline order is stored; a draft that couldn't be deleted stays among the unfinished orders.
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
