import type { ReactElement, ReactNode } from 'react';

import type { AppServices } from './createServices.ts';
import { DraftDesksContext } from './drafts/draftDesksContext.ts';
import { SavedFiltersContext } from './filters/savedFiltersContext.ts';
import { ListViewsContext } from './list/listViewsContext.ts';
import { PaymentContext } from './payment/paymentContext.ts';
import { ServicesContext } from './platform/services/services.ts';
import { CustomerViewContext, SessionContext } from './platform/session/sessionContext.ts';
import { AppearanceContext } from './platform/theme/appearanceContext.ts';
import { ImportMemoryContext } from './roster/importMemoryContext.ts';

export interface ServicesProviderProps {
  readonly services: AppServices;
  readonly children: ReactNode;
}

/**
 * Provides the services to the screens. Each context is declared in the folder of its service, together with the hook
 * that reads the context.
 */
export function ServicesProvider({ services, children }: ServicesProviderProps): ReactElement {
  return (
    <ServicesContext value={services}>
      <SessionContext value={services.session}>
        <CustomerViewContext value={services.customerView}>
          <AppearanceContext value={services.appearance}>
            <DraftDesksContext value={services}>
              <PaymentContext value={services.payment}>
                <SavedFiltersContext value={services.savedFilters}>
                  <ListViewsContext value={services.listViews}>
                    <ImportMemoryContext value={services.importMemory}>{children}</ImportMemoryContext>
                  </ListViewsContext>
                </SavedFiltersContext>
              </PaymentContext>
            </DraftDesksContext>
          </AppearanceContext>
        </CustomerViewContext>
      </SessionContext>
    </ServicesContext>
  );
}
