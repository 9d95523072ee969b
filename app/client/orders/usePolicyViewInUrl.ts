import type { PolicyView } from '@tuanbao/library/domain/order/order';

import { useSearchParams } from '../platform/navigation/router.ts';

const parameter = 'view';

/** Which view of an order is shown, kept in the address: back and reload show the same. */
export function usePolicyViewInUrl(): [PolicyView, (view: PolicyView) => void] {
  const [params, setParams] = useSearchParams();
  const view = params.get(parameter) === 'sold' ? 'sold' : 'now';
  const change = (next: PolicyView) => setParams(next === 'sold' ? { [parameter]: next } : {}, { replace: true });
  return [view, change];
}
