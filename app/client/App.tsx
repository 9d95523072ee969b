import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { Afterwards } from './Afterwards.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { type Services, ServicesContext } from './services.ts';
import { CustomerViewFrame } from './session/CustomerViewFrame.tsx';
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
        <SWRConfig key={generation} value={{ provider: services.newCache }}>
          <SessionGuard />
          <ScrollRestoration />
          <CustomerViewFrame>
            <AppRoutes />
          </CustomerViewFrame>
        </SWRConfig>
        <Afterwards />
      </I18nProvider>
    </ServicesContext>
  );
}
