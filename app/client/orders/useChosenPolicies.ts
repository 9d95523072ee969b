import { useState } from 'react';

/** E-policies that one mail takes (`mailPolicies`). */
const maxInMail = 20;

export interface ChosenPolicies {
  readonly orderSns: readonly string[];
  readonly isChosen: (orderSn: string) => boolean;
  readonly choose: (orderSn: string, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** The orders whose e-policies are to be mailed, kept while the user turns pages; 20 at most. */
export function useChosenPolicies(): ChosenPolicies {
  const [orderSns, setOrderSns] = useState<readonly string[]>([]);
  return {
    orderSns,
    isChosen: (orderSn) => orderSns.includes(orderSn),
    choose: (orderSn, isChosen) =>
      setOrderSns((before) =>
        isChosen ? [...before, orderSn].slice(0, maxInMail) : before.filter((each) => each !== orderSn),
      ),
    clear: () => setOrderSns([]),
  };
}
