import { useEffect } from 'react';

import { isCallError } from '../http/callError.ts';
import { isPublicPath, isSharedQuotation } from '../navigation/paths.ts';
import { useLocation, useNavigate } from '../navigation/router.ts';
import { useSession } from './sessionContext.ts';

/**
 * Parameters of an address that the mobile app opened. Only the ticket proves who the user is. If there is no ticket,
 * the response to the first call shows whether an agent is signed in.
 */
interface Arrival {
  readonly uuid: string;
  readonly ticket: string;
  /** Query without these parameters. The ticket works only once and must not stay in the browser's history. */
  readonly rest: string;
}

/**
 * Returns the parameters of an address that the mobile app opened: one with `uuid` and `source=app` (specification §2).
 * Null for any other address.
 */
function arrivalIn(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const uuid = query.get('uuid') ?? '';
  if (uuid === '' || query.get('source') !== 'app') return null;
  const ticket = query.get('ticket') ?? '';
  for (const name of ['uuid', 'source', 'ticket']) query.delete(name);
  return { uuid, ticket, rest: query.size === 0 ? '' : `?${query.toString()}` };
}

/**
 * If the mobile app opened the address with a ticket, signs in with the ticket. Otherwise, while no user is known,
 * loads the user each time the route changes, except on an address that the mobile app opened and on a quotation that a
 * customer opened with a link. If no user is signed in, stores the address of the page, which opens again after
 * sign-in, and opens the login (specification §2). On a public page the login doesn't open. The code of the screens is
 * loaded before sign-in; the data of the screens are loaded after sign-in.
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
    // A failed call cleared the user. When the network is back, the user is loaded again.
    const ask = () => {
      if (session.read().status !== 'signedIn') session.fetchUser().catch(() => undefined);
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [session]);

  return null;
}
