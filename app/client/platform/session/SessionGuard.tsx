import { useEffect } from 'react';

import { isCallError } from '../http/callError.ts';
import { isPublicPath, isSharedQuotation } from '../navigation/paths.ts';
import { useLocation, useNavigate } from '../navigation/router.ts';
import { useSession } from './sessionContext.ts';

/** Parameters of an arrival from the mobile app: without a ticket it proves nothing, and the first call decides. */
interface Arrival {
  readonly uuid: string;
  readonly ticket: string;
  /** The query without the proof, which works only once and belongs in no history. */
  readonly rest: string;
}

/** An arrival with `uuid` and `source=app` (specification §2); null where the address is no such thing. */
function arrivalIn(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const uuid = query.get('uuid') ?? '';
  if (uuid === '' || query.get('source') !== 'app') return null;
  const ticket = query.get('ticket') ?? '';
  for (const name of ['uuid', 'source', 'ticket']) query.delete(name);
  return { uuid, ticket, rest: query.size === 0 ? '' : `?${query.toString()}` };
}

/**
 * On every change of route: while no user is known, fetches the user; without a session, remembers the page and opens
 * the login (specification §2). The screens load meanwhile and get their answers after sign-in.
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
    // a failure cleared the user: once the network is back, who is there is asked again
    const ask = () => {
      if (session.read().status !== 'signedIn') session.fetchUser().catch(() => undefined);
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [session]);

  return null;
}
