import { type Context, createContext, useContext } from 'react';

/** True when amounts inside are hidden, for example because a customer sees the screen. */
export const PricesHiddenContext: Context<boolean> = createContext(false);

/** True when amounts are hidden here. */
export const usePricesHidden = (): boolean => useContext(PricesHiddenContext);
