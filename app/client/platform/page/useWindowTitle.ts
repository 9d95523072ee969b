import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import { useSession } from '../session/sessionContext.ts';
import { messages } from './page.messages.ts';

/** Returns the name of the product: the brand, or the name of the agency on a partner's host (specification §1). */
export function useBrandName(): string {
  const words = useMessages(messages);
  const session = useSession();
  const { user } = useObservable(session);
  return session.isPartner ? user?.agencyName || words.partnerBrand : words.brand;
}

/** Sets the title of the window; does nothing without a title. */
export function useWindowTitle(title: string | undefined): void {
  const brand = useBrandName();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
