import { useEffect } from 'react';

import { isCallError } from '../data/callError.ts';
import { isPublicPath, isSharedQuotation } from '../paths.ts';
import { useLocation } from '../router.ts';
import { useServices } from '../services.ts';

/** Arrivals from the mobile app bring their own proof, which the first call presents (specification §2). */
function isArrivingFromApp(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('uuid') && query.get('source') === 'app';
}

/**
 * On every change of route: where nobody is signed in, asks for the user; where nobody is, remembers the page and opens
 * the login (specification §2). The screens load meanwhile and get their answers after sign-in.
 */
export function SessionGuard(): null {
  const { session } = useServices();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (session.read().status === 'signedIn' || isArrivingFromApp(search)) return;
    if (isSharedQuotation(pathname, search)) return;
    session.fetchUser().catch((error: unknown) => {
      if (!isCallError(error, 'notSignedIn') || isPublicPath(pathname)) return;
      void session.askForSignIn(pathname + search);
    });
  }, [session, pathname, search]);

  return null;
}
