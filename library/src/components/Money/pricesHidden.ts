import { type Context, createContext, useContext } from 'react';

/** True when amounts inside the provider are hidden, for example while the agent shows the screen to a customer. */
export const PricesHiddenContext: Context<boolean> = createContext(false);

/** True when the nearest `PricesHiddenContext` hides amounts. */
export const usePricesHidden = (): boolean => useContext(PricesHiddenContext);
