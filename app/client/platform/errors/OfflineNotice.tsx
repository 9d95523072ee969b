import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useIsOffline } from '../browser/useIsOffline.ts';
import { messages } from './errors.messages.ts';

/** Notice that is shown while the browser has no network. */
export function OfflineNotice(): ReactElement | null {
  const words = useMessages(messages);
  if (!useIsOffline()) return null;
  return (
    <Notice tone="warning" title={words.offline}>
      {words.offlineText}
    </Notice>
  );
}
