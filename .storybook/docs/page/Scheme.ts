import { createContext, type Provider, useContext } from 'react';

const context = createContext('light');

/** Tells what stands on a docs page which colour scheme the page is in. */
export const Scheme: Provider<string> = context.Provider;

export const useScheme = (): string => useContext(context);
