import { brandNameIn } from '@tuanbao/library/domain/site/hostBrand';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/sessionContext.ts';
import { messages } from './page.messages.ts';

/**
 * Returns the name under which the app appears: the name that operators have published for the host. The default is the
 * name of the agency on a partner's host, and the name of the platform on the platform's host (specification §1).
 */
export function useBrandName(): string {
  const words = useMessages(messages);
  const session = useSession();
  const { user } = useObservable(session);
  const { brand, settings } = useServices();
  const { locale } = useObservable(settings);
  const name = brandNameIn(brand, locale === 'en-US');
  if (name !== '') return name;
  return session.isPartner ? user?.agencyName || words.partnerBrand : words.brand;
}

/** Sets the title of the window. If no title is given, the window's title stays as it is. */
export function useWindowTitle(title: string | undefined): void {
  const brand = useBrandName();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
