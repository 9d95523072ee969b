import type { PolicyView } from '@tuanbao/library/domain/order/order';

import { useSearchParams } from '../platform/navigation/router.ts';
import { type OrderPageTab, orderPageTabs } from './orderParts.ts';

/** The part of an order's page that is shown: the tab, and the view in it. */
export interface OrderPagePlace {
  readonly tab: OrderPageTab;
  readonly view: PolicyView;
}

const first: OrderPagePlace = { tab: 'overview', view: 'now' };

/** Keeps the tab and the view of an order's page in the address. Thus a reload or a shared link shows the same part. */
export function useOrderPageInUrl(): [OrderPagePlace, (changed: Partial<OrderPagePlace>) => void] {
  const [params, setParams] = useSearchParams();
  const place: OrderPagePlace = {
    tab: orderPageTabs.find((tab) => tab === params.get('tab')) ?? first.tab,
    view: params.get('view') === 'sold' ? 'sold' : 'now',
  };
  const change = (changed: Partial<OrderPagePlace>) => {
    const { tab, view } = { ...place, ...changed };
    setParams({ ...(tab !== first.tab && { tab }), ...(view !== first.view && { view }) }, { replace: true });
  };
  return [place, change];
}
