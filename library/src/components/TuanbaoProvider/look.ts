import { type Context, createContext } from 'react';

import type { Locale } from '../../i18n/messagePack.ts';

/** How components look; what isn't given is inherited from the page. */
export interface Look {
  /** Light or dark colours, or what the user's system prefers (`data-theme`). @default the page's */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Usual or stronger contrast, or what the user's system prefers (`data-contrast`). @default the page's */
  contrast?: 'normal' | 'more' | 'auto' | undefined;
  /** How much room things take (`data-density`). @default the page's */
  density?: 'comfortable' | 'compact' | undefined;
  /** Whose colours: those of a shipped brand, or of one that rules of your own declare (`data-brand`). @default the page's */
  brand?: 'tuanbao' | 'partner' | (string & {}) | undefined;
}

/** A look with the language that its texts are in. */
export interface SpokenLook extends Look {
  readonly locale: Locale;
}

/** The look of the nearest provider. */
export const LookContext: Context<SpokenLook> = createContext<SpokenLook>({ locale: 'zh-CN' });

interface LookAttributes {
  readonly lang: Locale;
  readonly 'data-theme': Look['theme'];
  readonly 'data-contrast': Look['contrast'];
  readonly 'data-density': Look['density'];
  readonly 'data-brand': Look['brand'];
}

/** The attributes that the tokens' style sheet reads. */
export const lookAttributes = (look: SpokenLook): LookAttributes => ({
  lang: look.locale,
  'data-theme': look.theme,
  'data-contrast': look.contrast,
  'data-density': look.density,
  'data-brand': look.brand,
});
