import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect } from 'react';

import { messages } from './page.messages.ts';

/** Sets the title of the window to the title of the page, followed by the name of the desk. */
export function useDeskTitle(title: string): void {
  const { brand } = useMessages(messages);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
