import { createContext, type Provider, useContext } from 'react';

import type { ProseLanguage } from '../markdown/proseLanguage.ts';

const context = createContext<ProseLanguage>('zh');

/** Provides the language of the toolbar to the prose of a docs page. */
export const Language: Provider<ProseLanguage> = context.Provider;

export const useLanguage = (): ProseLanguage => useContext(context);
