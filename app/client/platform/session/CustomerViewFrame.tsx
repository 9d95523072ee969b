import { EarningsHiddenContext } from '@tuanbao/library/components/Money';
import type { ReactElement, ReactNode } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import { useCustomerView } from './sessionContext.ts';

/** Hides the agent's earnings (推广费, rewards) in customer mode. The prices that a customer pays stay visible. */
export function CustomerViewFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const isOn = useObservable(useCustomerView());
  return <EarningsHiddenContext.Provider value={isOn}>{children}</EarningsHiddenContext.Provider>;
}
