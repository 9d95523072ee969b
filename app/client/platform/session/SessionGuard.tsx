import { useEffect } from 'react';

import { isCallError } from '../http/callError.ts';
import { isPublicPath, isSharedQuotation } from '../navigation/paths.ts';
import { useLocation, useNavigate } from '../navigation/router.ts';
import { useSession } from './sessionContext.ts';

/**
 * Parameters of an address that the mobile app opened. Without a ticket they aren't trusted, and the first call decides
 * if there is a session.
 */
interface Arrival {
  readonly uuid: string;
  readonly ticket: string;
  /** Query without the ticket, which works only once and must not stay in the browser's history. */
  readonly rest: string;
}

/** Returns the parameters of an address with `uuid` and `source=app` (specification §2); null for other addresses. */
function arrivalIn(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const uuid = query.get('uuid') ?? '';
  if (uuid === '' || query.get('source') !== 'app') return null;
  const ticket = query.get('ticket') ?? '';
  for (const name of ['uuid', 'source', 'ticket']) query.delete(name);
  return { uuid, ticket, rest: query.size === 0 ? '' : `?${query.toString()}` };
}

/**
 * Loads the user on every change of route while none is known. Without a session it stores the page as target and opens
 * the login (specification §2). The screens load meanwhile and receive their data after sign-in.
 */
export function SessionGuard(): null {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const arrival = arrivalIn(search);
    if (arrival && arrival.ticket !== '') {
      const target = pathname + arrival.rest;
      void navigate(target, { replace: true });
      session.signInByTicket(arrival).catch(() => {
        if (!isPublicPath(pathname)) void session.askForSignIn(target);
      });
      return;
    }
    if (session.read().status === 'signedIn' || arrival) return;
    if (isSharedQuotation(pathname, search)) return;
    session.fetchUser().catch((error: unknown) => {
      if (!isCallError(error, 'notSignedIn') || isPublicPath(pathname)) return;
      void session.askForSignIn(pathname + search);
    });
  }, [session, navigate, pathname, search]);

  useEffect(() => {
    // a failed call cleared the user, so the user is loaded again when the network is back
    const ask = () => {
      if (session.read().status !== 'signedIn') session.fetchUser().catch(() => undefined);
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [session]);

  return null;
}
