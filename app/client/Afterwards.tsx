import { useHasToasts } from '@tuanbao/library/components/Toast';
import { type ReactElement, Suspense } from 'react';

import { lazyPart } from './lazyPart.ts';
import { useServices } from './services.ts';
import { PartBoundary } from './shell/PartBoundary.tsx';
import { useIsAtRest } from './useIsAtRest.ts';
import { useObservable } from './useObservable.ts';

const LoginModal = lazyPart(async () => (await import('./session/LoginModal.tsx')).default);
const ScreenTimeReport = lazyPart(async () => (await import('./usage/ScreenTimeReport.tsx')).default);
const Toasts = lazyPart(async () => (await import('./shell/Toasts.tsx')).default);

/**
 * What stands over every screen but in no first picture: messages, the login, and the report
 * of time. They come when the visit is at rest, so that they never hold up a screen; at once where there is a message or
 * the login is wanted.
 */
export function Afterwards(): ReactElement | null {
  const { status, isLoginOpen } = useObservable(useServices().session);
  const isAtRest = useIsAtRest();
  const hasToasts = useHasToasts();
  const isWanted = isAtRest || hasToasts || isLoginOpen || status === 'signedOut';
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
