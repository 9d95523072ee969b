import { type Context, createContext, useContext } from 'react';

/**
 * True when the components inside the provider hide the agent's earnings (推广费, rewards), for example while the agent
 * shows the screen to a customer. The prices for the customer stay visible.
 */
export const EarningsHiddenContext: Context<boolean> = createContext(false);

/** True when the nearest `EarningsHiddenContext` hides the agent's earnings. */
export const useEarningsHidden = (): boolean => useContext(EarningsHiddenContext);
