import { useState } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';

/**
 * Returns whether the agent has read a notice, and the function that marks it as read. This function stores the instant
 * of the last event in the notice on the device for each agent, without personal data. When an event occurs after this
 * instant, the notice is unread again.
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
  const [readUntil, setReadUntil] = useState(() => storage.getItem(storageKey) ?? '');
  return {
    isRead: lastAt <= readUntil,
    noteRead: () => {
      storage.setItem(storageKey, lastAt);
      setReadUntil(lastAt);
    },
  };
}
