import { lazy, type ReactElement, Suspense } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { AppRoutes } from './AppRoutes.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { type Services, ServicesContext } from './services.ts';
import { SessionGuard } from './session/SessionGuard.tsx';
import { LoadingBar } from './shell/LoadingBar.tsx';
import { useObservable } from './useObservable.ts';

// fetched once the guard has its answer, so that they never hold up the first screen; messages wait for their region
const LoginModal = lazy(() => import('./session/LoginModal.tsx'));
const Toasts = lazy(() => import('./shell/Toasts.tsx'));

/** The agents' app; it stands in a router. */
export function App({ services }: { readonly services: Services }): ReactElement {
  const { locale } = useObservable(services.settings);
  const { generation, status } = useObservable(services.session);
  return (
    <ServicesContext value={services}>
      <I18nProvider locale={locale}>
        <LoadingBar />
        <SWRConfig key={generation} value={{ provider: () => new Map() }}>
          <SessionGuard />
          <ScrollRestoration />
          <AppRoutes />
        </SWRConfig>
        {status === 'unknown' ? null : (
          <Suspense>
            <Toasts />
            <LoginModal />
          </Suspense>
        )}
      </I18nProvider>
    </ServicesContext>
  );
}
