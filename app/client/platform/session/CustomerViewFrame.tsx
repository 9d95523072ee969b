import { PricesHiddenContext } from '@tuanbao/library/components/Money';
import type { ReactElement, ReactNode } from 'react';

import { paths } from '../navigation/paths.ts';
import { useLocation } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useCustomerView } from './sessionContext.ts';

/** True for screens that show a price to the customer intentionally. */
const isAboutPrice = (pathname: string): boolean =>
  [paths.quotation, paths.payWait].some((path) => path === pathname) || pathname.startsWith('/orderConfirm/');

/** Hides prices in customer mode, except on the quotation, the confirmation and the payment screen. */
export function CustomerViewFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const customerView = useCustomerView();
  const isOn = useObservable(customerView);
  const { pathname } = useLocation();
  return (
    <PricesHiddenContext.Provider value={isOn && !isAboutPrice(pathname)}>{children}</PricesHiddenContext.Provider>
  );
}
