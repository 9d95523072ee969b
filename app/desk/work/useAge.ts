import { waitingTime } from '@tuanbao/library/domain/calendar/waitingTime';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { useServices } from '../../client/platform/services/services.ts';
import { messages } from './work.messages.ts';

/** Returns a function that formats the time since an instant (ISO 8601), such as `3 天`. */
export function useAge(): (since: string) => string {
  const { ages } = useMessages(messages);
  const { clock } = useServices();
  const now = clock.now();
  return (since) => {
    const { unit, count } = waitingTime(since, now);
    return ages[unit](count);
  };
}
