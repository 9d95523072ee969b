import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The last deleted item. Until its deletion is permanent, the deletion can be undone. */
export interface UndoableDeletion<Item> {
  readonly deleted: Item | null;
  /** Hides an item; this can still be undone. The item that was hidden before is now deleted permanently. */
  readonly remove: (item: Item) => void;
  readonly undo: () => void;
  /** Deletes the hidden item permanently now. */
  readonly confirm: () => void;
}

/**
 * Delays a deletion so that it can be undone. The item is deleted permanently when the next item is deleted, when the
 * message about the deletion is closed, or when the user leaves the screen or the page.
 *
 * @param deleteForGood deletes an item; `isLeaving` is true if the user leaves the screen or the page
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
    // The browser may show this page again from its back/forward cache. The item is then already deleted, so the
    // message with the undo button is removed.
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
