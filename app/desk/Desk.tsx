import { ToastRegion } from '@tuanbao/library/components/Toast';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { SWRConfig } from 'swr';

import { AlertMessage } from '../client/platform/errors/AlertMessage.tsx';
import { useObservable } from '../client/platform/observable/useObservable.ts';
import { TranslatedCatalogue } from '../client/platform/query/TranslatedCatalogue.tsx';
import { ServicesContext } from '../client/platform/services/services.ts';
import { AppearanceContext } from '../client/platform/theme/appearanceContext.ts';
import { DeskRoutes } from './DeskRoutes.tsx';
import type { DeskServices } from './deskServices.ts';
import { DeskSessionContext } from './session/deskSessionContext.ts';

/**
 * Milliseconds in which SWR doesn't repeat a request. The value is 0, so that a page of the desk always loads its data
 * again when it opens. With SWR's default of two seconds, a list would still show an entry that the operator has just
 * handled.
 */
const dedupingInterval = 0;

/** Root component of the desk, the operators' app. It must be rendered inside a router. */
export function Desk({ services }: { readonly services: DeskServices }): ReactElement {
  const { locale } = useObservable(services.settings);
  const { generation } = useObservable(services.session);
  return (
    <ServicesContext value={services}>
      <DeskSessionContext value={services.session}>
        <AppearanceContext value={services.appearance}>
          <I18nProvider locale={locale}>
            <SWRConfig key={generation} value={{ provider: () => new Map(), dedupingInterval }}>
              <TranslatedCatalogue locale={locale}>
                <DeskRoutes />
              </TranslatedCatalogue>
            </SWRConfig>
            <ToastRegion />
            <AlertMessage />
          </I18nProvider>
        </AppearanceContext>
      </DeskSessionContext>
    </ServicesContext>
  );
}
