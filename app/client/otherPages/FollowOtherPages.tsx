import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { effectByPath } from '../../contract/effects.ts';
import { hearPayResults } from '../payment/payChannel.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import type { OtherPages } from './otherPages.ts';

/** True for a key of the SWR cache whose response shows records of the agent. */
const showsRecords = (key: unknown): boolean =>
  Array.isArray(key) && typeof key[0] === 'string' && effectByPath.get(key[0]) === 'shows';

/**
 * Loads the visible records again after another page of the app has changed records or a payment has ended. A hidden
 * page loads them when it becomes visible, so that many open tabs don't all send requests. After the user has signed in
 * or out on another page, loads the session again immediately.
 */
export function FollowOtherPages({ pages }: { readonly pages: OtherPages }): null {
  const session = useSession();
  const { mutate } = useSWRConfig();

  useEffect(() => {
    let isStale = false;
    const refresh = () => {
      isStale = document.visibilityState === 'hidden';
      if (!isStale) void mutate(showsRecords);
    };
    const show = () => {
      if (isStale) refresh();
    };
    const endPages = pages.listen((news) => {
      if (news === 'records') refresh();
      // If this call fails, the next call of this page shows the failure.
      else session.followOtherPage().catch(() => undefined);
    });
    const endPayments = hearPayResults(refresh);
    document.addEventListener('visibilitychange', show);
    return () => {
      endPages();
      endPayments();
      document.removeEventListener('visibilitychange', show);
    };
  }, [pages, session, mutate]);

  return null;
}
