import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { AppRoutes } from './AppRoutes.tsx';
import type { AppServices } from './createServices.ts';
import { DeferredParts } from './DeferredParts.tsx';
import { FollowOtherPages } from './otherPages/FollowOtherPages.tsx';
import { ScrollRestoration } from './platform/navigation/ScrollRestoration.tsx';
import { useObservable } from './platform/observable/useObservable.ts';
import { TranslatedCatalogue } from './platform/query/TranslatedCatalogue.tsx';
import { CustomerViewFrame } from './platform/session/CustomerViewFrame.tsx';
import { SessionGuard } from './platform/session/SessionGuard.tsx';
import { ServicesProvider } from './ServicesProvider.tsx';
import { LoadingBar } from './shell/LoadingBar.tsx';

/** The whole app for agents. It must be rendered inside a router. */
export function App({ services }: { readonly services: AppServices }): ReactElement {
  const { locale } = useObservable(services.settings);
  const { generation } = useObservable(services.session);
  return (
    <ServicesProvider services={services}>
      <I18nProvider locale={locale}>
        <LoadingBar />
        <SWRConfig key={generation} value={{ provider: services.newCache }}>
          <TranslatedCatalogue locale={locale}>
            <SessionGuard />
            <FollowOtherPages pages={services.otherPages} />
            <ScrollRestoration memory={services.scrollMemory} />
            <CustomerViewFrame>
              <AppRoutes />
            </CustomerViewFrame>
          </TranslatedCatalogue>
        </SWRConfig>
        <DeferredParts />
      </I18nProvider>
    </ServicesProvider>
  );
}
