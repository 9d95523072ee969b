import { createContext, type Provider, useContext } from 'react';

const context = createContext('light');

/** Provides the colour scheme of a docs page to its content. */
export const Scheme: Provider<string> = context.Provider;

export const useScheme = (): string => useContext(context);
