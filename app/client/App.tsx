import { ToastRegion } from '@tuanbao/library/components/Toast';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { AppRoutes } from './AppRoutes.tsx';
import { type Services, ServicesContext } from './services.ts';
import { LoginModal } from './session/LoginModal.tsx';
import { SessionGuard } from './session/SessionGuard.tsx';
import { LoadingBar } from './shell/LoadingBar.tsx';
import { useObservable } from './useObservable.ts';

/** The agents' app; it stands in a router. */
export function App({ services }: { readonly services: Services }): ReactElement {
  const { locale } = useObservable(services.settings);
  const { generation } = useObservable(services.session);
  return (
    <ServicesContext value={services}>
      <I18nProvider locale={locale}>
        <LoadingBar />
        <ToastRegion />
        <SWRConfig key={generation} value={{ provider: () => new Map() }}>
          <SessionGuard />
          <AppRoutes />
        </SWRConfig>
        <LoginModal />
      </I18nProvider>
    </ServicesContext>
  );
}
