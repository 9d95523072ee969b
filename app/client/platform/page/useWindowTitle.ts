import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import { useSession } from '../session/sessionContext.ts';
import { messages } from './page.messages.ts';

/** Name of the product: the brand, and on a partner's host the agency in its place (specification §1). */
export function useBrandName(): string {
  const words = useMessages(messages);
  const session = useSession();
  const { user } = useObservable(session);
  return session.isPartner ? user?.agencyName || words.partnerBrand : words.brand;
}

/** Names the window; left alone where there is no title. */
export function useWindowTitle(title: string | undefined): void {
  const brand = useBrandName();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
