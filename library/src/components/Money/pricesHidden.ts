import { type Context, createContext, useContext } from 'react';

/** Whether amounts below are kept from sight, because a customer looks on. */
export const PricesHiddenContext: Context<boolean> = createContext(false);

/** Whether amounts are kept from sight here. */
export const usePricesHidden = (): boolean => useContext(PricesHiddenContext);
