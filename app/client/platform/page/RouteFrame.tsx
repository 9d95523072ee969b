import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { type ReactElement, type ReactNode, Suspense } from 'react';

import { RetryBoundary } from '../lazy/RetryBoundary.tsx';
import { useLocation } from '../navigation/router.ts';
import { Page } from './Page.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/**
 * Frame of one screen. Until the code of the screen is loaded, the frame shows a placeholder. If the screen fails, the
 * rest of the page isn't affected.
 */
export function RouteFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <RetryBoundary key={pathname} renderFailure={(retry) => <RouteFailure onRetry={retry} />}>
      <Suspense
        fallback={
          <Page>
            <Skeleton lines={6} />
          </Page>
        }
      >
        {children}
      </Suspense>
    </RetryBoundary>
  );
}
