import { PricesHiddenContext } from '@tuanbao/library/components/Money';
import type { ReactElement, ReactNode } from 'react';

import { paths } from '../navigation/paths.ts';
import { useLocation } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useCustomerView } from './sessionContext.ts';

/** True for the screens that must show a price to the customer, also in customer mode. */
const isAboutPrice = (pathname: string): boolean =>
  [paths.quotation, paths.payWait].some((path) => path === pathname) || pathname.startsWith('/orderConfirm/');

/** Hides prices in customer mode. On the quotation, confirmation and payment screens they stay visible. */
export function CustomerViewFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const customerView = useCustomerView();
  const isOn = useObservable(customerView);
  const { pathname } = useLocation();
  return (
    <PricesHiddenContext.Provider value={isOn && !isAboutPrice(pathname)}>{children}</PricesHiddenContext.Provider>
  );
}
