import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The last deletion, which can be undone. */
export interface UndoableDeletion<Item> {
  readonly deleted: Item | null;
  /** Takes it out of sight; the one deleted before is deleted for good. */
  readonly remove: (item: Item) => void;
  readonly undo: () => void;
  /** Deletes it for good now. */
  readonly confirm: () => void;
}

/**
 * Deletes late: for good with the next deletion, when the notice of it is closed, or when the user leaves. Where the
 * page ends before that, nothing is lost.
 */
export function useUndoableDeletion<Item>(
  deleteForGood: (item: Item, isLeaving: boolean) => void,
): UndoableDeletion<Item> {
  const [deleted, setDeleted] = useState<Item | null>(null);
  const deletedForGood = useRef<Item>(null);
  const leave = useEffectEvent(() => {
    if (deleted === null || deletedForGood.current === deleted) return;
    deletedForGood.current = deleted;
    deleteForGood(deleted, true);
  });

  useEffect(() => {
    // the page may come back from the browser's memory
    const hide = () => {
      leave();
      setDeleted(null);
    };
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      leave();
    };
  }, []);

  const confirm = () => {
    if (deleted !== null) deleteForGood(deleted, false);
    setDeleted(null);
  };

  return {
    deleted,
    remove: (item) => {
      confirm();
      setDeleted(item);
    },
    undo: () => setDeleted(null),
    confirm,
  };
}
