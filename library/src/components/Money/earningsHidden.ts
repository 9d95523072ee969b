import { type Context, createContext, useContext } from 'react';

/**
 * True when the agent's own earnings (推广费, rewards) inside the provider are hidden, for example while the agent shows
 * the screen to a customer. The prices that the customer pays stay visible.
 */
export const EarningsHiddenContext: Context<boolean> = createContext(false);

/** True when the nearest `EarningsHiddenContext` hides the agent's earnings. */
export const useEarningsHidden = (): boolean => useContext(EarningsHiddenContext);
