import { type ReactElement, Suspense } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { AppRoutes } from './AppRoutes.tsx';
import { lazyPart } from './lazyPart.ts';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { type Services, ServicesContext } from './services.ts';
import { CustomerViewFrame } from './session/CustomerViewFrame.tsx';
import { SessionGuard } from './session/SessionGuard.tsx';
import { LoadingBar } from './shell/LoadingBar.tsx';
import { PartBoundary } from './shell/PartBoundary.tsx';
import { useHasStarted } from './useHasStarted.ts';
import { useObservable } from './useObservable.ts';

// fetched once the guard has its answer, so that they never hold up the first screen; messages wait for their region
const LoginModal = lazyPart(async () => (await import('./session/LoginModal.tsx')).default);
const ScreenTimeReport = lazyPart(async () => (await import('./usage/ScreenTimeReport.tsx')).default);
const Toasts = lazyPart(async () => (await import('./shell/Toasts.tsx')).default);

/** The agents' app; it stands in a router. */
export function App({ services }: { readonly services: Services }): ReactElement {
  const { locale } = useObservable(services.settings);
  const { generation, status } = useObservable(services.session);
  const hasStarted = useHasStarted();
  return (
    <ServicesContext value={services}>
      <I18nProvider locale={locale}>
        <LoadingBar />
        <SWRConfig key={generation} value={{ provider: services.newCache }}>
          <SessionGuard />
          <ScrollRestoration />
          <CustomerViewFrame>
            <AppRoutes />
          </CustomerViewFrame>
        </SWRConfig>
        {status === 'unknown' || !hasStarted ? null : (
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
        )}
      </I18nProvider>
    </ServicesContext>
  );
}
