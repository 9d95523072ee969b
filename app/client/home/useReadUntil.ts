import { useState } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';

/**
 * Returns if the agent has read a notice, and the function that marks it as read. The instant of the last reported
 * event is stored on the device per agent, without personal data. A later event makes the notice unread again.
 *
 * @param storagePrefix name of the notice
 * @param lastAt ISO instant of the last event in the notice
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
