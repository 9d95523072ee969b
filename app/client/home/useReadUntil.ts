import { useState } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';

function storedIn(storage: Storage, key: string): string {
  try {
    return storage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Returns whether the agent has read a notice, and the function that marks it as read. This function stores the instant
 * of the last event in the notice on the device for each agent, without personal data. When an event occurs after this
 * instant, the notice is unread again. If the device refuses storage, the notice is read until the screen closes.
 *
 * @param storagePrefix beginning of the storage key; it is different for each notice
 * @param lastAt instant (ISO 8601) of the last event in the notice
 */
export function useReadUntil(
  storagePrefix: string,
  lastAt: string,
): { readonly isRead: boolean; readonly noteRead: () => void } {
  const { storage } = useServices();
  const session = useSession();
  const storageKey = storagePrefix + (useObservable(session).user?.userId ?? '');
  const [readUntil, setReadUntil] = useState(() => storedIn(storage, storageKey));
  return {
    isRead: lastAt <= readUntil,
    noteRead: () => {
      setReadUntil(lastAt);
      try {
        storage.setItem(storageKey, lastAt);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}
