import { PricesHiddenContext } from '@tuanbao/library/components/Money';
import type { ReactElement, ReactNode } from 'react';

import { paths } from '../navigation/paths.ts';
import { useLocation } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useCustomerView } from './sessionContext.ts';

/** Screens that are about a price that a customer is told or agrees to. */
const isAboutPrice = (pathname: string): boolean =>
  [paths.quotation, paths.payWait].some((path) => path === pathname) || pathname.startsWith('/orderConfirm/');

/** Keeps prices from sight while a customer looks on, but for the quotation, the confirmation and the payment. */
export function CustomerViewFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const customerView = useCustomerView();
  const isOn = useObservable(customerView);
  const { pathname } = useLocation();
  return (
    <PricesHiddenContext.Provider value={isOn && !isAboutPrice(pathname)}>{children}</PricesHiddenContext.Provider>
  );
}
