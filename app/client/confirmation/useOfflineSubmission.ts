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
  /** For the operators. */
  readonly note: string;
  readonly changeNote: (note: string) => void;
  /** Submits the draft for offline handling, with the note. */
  readonly submit: () => void;
  /** The order as it was changed elsewhere in between, for the agent to choose; null where it wasn't. */
  readonly conflict: OfflineConflict | null;
}

/** Two versions of an offline order, of which the agent keeps one. */
export interface OfflineConflict {
  readonly theirs: OfflineOrder;
  /** Submits over the newer version. */
  readonly keepMine: () => void;
  /** Shows the newer version in the place of this one; nothing is submitted. */
  readonly takeTheirs: () => void;
}

const newerIn = (wire: unknown): OfflineOrder =>
  offlineCodec.fromWire(wire as Parameters<typeof offlineCodec.fromWire>[0]);

type Content = Pick<OfflineOrder, 'note' | 'draft'>;

/**
 * Sends content over the version that is known of an offline order. Our own change may be the newer one, where only its
 * answer was lost: it counts.
 */
function useOfflineChange({ source, origin }: OpenDraft) {
  const { send } = useServices();
  const [theirs, setTheirs] = useState<OfflineOrder | null>(null);
  const known = useRef(
    source.kind === 'offline' && origin.kind === 'offline'
      ? { id: source.offlineDataUuid, version: origin.version }
      : { id: '', version: 0 },
  );
  /** The id that the content is kept under. @throws CallError */
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
  /** Takes the newer version for the known one. */
  const settle = ({ id, version }: OfflineOrder) => {
    known.current = { id, version };
    setTheirs(null);
  };
  return { change, theirs, settle };
}

/**
 * Hands a draft in to be handled outside the system: a new offline order, or the changed content of the one that the
 * draft came from. The unfinished order that it was written in is gone afterwards.
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
    // The offline order stands; a draft that couldn't be deleted shows up among the unfinished ones.
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
