import { ToastRegion } from '@tuanbao/library/components/Toast';
import { lazy, type ReactElement, Suspense } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { ScrollRestoration } from './ScrollRestoration.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { type Services, ServicesContext } from './services.ts';
import { SessionGuard } from './session/SessionGuard.tsx';
import { LoadingBar } from './shell/LoadingBar.tsx';
import { useObservable } from './useObservable.ts';

/** Fetched once the guard has its answer, so that it never holds up the first screen. */
const LoginModal = lazy(() => import('./session/LoginModal.tsx'));

/** The agents' app; it stands in a router. */
export function App({ services }: { readonly services: Services }): ReactElement {
  const { locale } = useObservable(services.settings);
  const { generation, status } = useObservable(services.session);
  return (
    <ServicesContext value={services}>
      <I18nProvider locale={locale}>
        <LoadingBar />
        <ToastRegion />
        <SWRConfig key={generation} value={{ provider: () => new Map() }}>
          <ScrollRestoration />
          <SessionGuard />
          <AppRoutes />
        </SWRConfig>
        {status === 'unknown' ? null : (
          <Suspense>
            <LoginModal />
          </Suspense>
        )}
      </I18nProvider>
    </ServicesContext>
  );
}
