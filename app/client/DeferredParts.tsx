import { useHasToasts } from '@tuanbao/library/components/Toast';
import { type ReactElement, Suspense } from 'react';

import { alerts } from './platform/errors/alerts.ts';
import { lazyPart } from './platform/lazy/lazyPart.ts';
import { PartBoundary } from './platform/lazy/PartBoundary.tsx';
import { useIsAtRest } from './platform/lazy/useIsAtRest.ts';
import { useObservable } from './platform/observable/useObservable.ts';
import { useSession } from './platform/session/sessionContext.ts';

const LoginModal = lazyPart(async () => (await import('./platform/session/LoginModal.tsx')).default);
const ScreenTimeReport = lazyPart(async () => (await import('./platform/usage/ScreenTimeReport.tsx')).default);
const Toasts = lazyPart(async () => (await import('./shell/Toasts.tsx')).default);

/**
 * Parts above all screens that the first paint doesn't need: toasts, the login dialog and the report of screen times.
 * Once it is known whether a user is signed in, these parts are loaded two seconds after the start or at the first
 * click or key, so that they don't delay the first screen. If a message has to be shown or no user is signed in, they
 * are loaded without this delay.
 */
export function DeferredParts(): ReactElement | null {
  const { status, isLoginOpen } = useObservable(useSession());
  const isAtRest = useIsAtRest();
  const hasToasts = useHasToasts();
  const hasAlerts = useObservable(alerts).length > 0;
  const isWanted = isAtRest || hasToasts || hasAlerts || isLoginOpen || status === 'signedOut';
  if (status === 'unknown' || !isWanted) return null;
  return (
    <>
      <PartBoundary>
        <Suspense>
          <Toasts />
          <LoginModal />
        </Suspense>
      </PartBoundary>
      <PartBoundary>
        <Suspense>
          <ScreenTimeReport />
        </Suspense>
      </PartBoundary>
    </>
  );
}
