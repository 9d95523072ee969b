import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Last deletion, which can be undone. */
export interface UndoableDeletion<Item> {
  readonly deleted: Item | null;
  /** Hides an item. The item that was hidden before it is then deleted permanently. */
  readonly remove: (item: Item) => void;
  readonly undo: () => void;
  /** Deletes the hidden item permanently now. */
  readonly confirm: () => void;
}

/**
 * Delays a deletion. An item is deleted permanently at the next deletion, when its message is closed, or when the user
 * leaves. If the page is closed before that, nothing is deleted.
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
    // the browser may show the page again from its back/forward cache
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
