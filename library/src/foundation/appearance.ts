import { type Context, createContext } from 'react';

import type { Locale } from '../i18n/messagePack.ts';

/** How components look. A part that is not given is inherited from the page. */
export interface Appearance {
  /** Light or dark colours, or what the user's system prefers (`data-theme`). @default the page's */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Usual or stronger contrast, or what the user's system prefers (`data-contrast`). @default the page's */
  contrast?: 'normal' | 'more' | 'auto' | undefined;
  /** How much room things take (`data-density`). @default the page's */
  density?: 'comfortable' | 'compact' | undefined;
  /** Whose colours: those of a shipped brand, or of one that rules of your own declare (`data-brand`). @default the page's */
  brand?: 'tuanbao' | 'partner' | (string & {}) | undefined;
}

/** An appearance and the language of its texts. */
export interface LocalisedAppearance extends Appearance {
  readonly locale: Locale;
}

/** The appearance of the nearest provider. */
export const AppearanceContext: Context<LocalisedAppearance> = createContext<LocalisedAppearance>({ locale: 'zh-CN' });

interface AppearanceAttributes {
  readonly lang: Locale;
  readonly 'data-theme': Appearance['theme'];
  readonly 'data-contrast': Appearance['contrast'];
  readonly 'data-density': Appearance['density'];
  readonly 'data-brand': Appearance['brand'];
}

/** The attributes that the tokens' style sheet reads. */
export const appearanceAttributes = (appearance: LocalisedAppearance): AppearanceAttributes => ({
  lang: appearance.locale,
  'data-theme': appearance.theme,
  'data-contrast': appearance.contrast,
  'data-density': appearance.density,
  'data-brand': appearance.brand,
});
