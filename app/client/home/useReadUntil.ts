import { useState } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';

/**
 * Answers if the agent has read a notice: kept on the device agent by agent: the instant of what was told last, nothing
 * personal. It is unread again once something later happens.
 *
 * @param storagePrefix name of the notice
 * @param lastAt ISO instant of the last thing that it tells of
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
