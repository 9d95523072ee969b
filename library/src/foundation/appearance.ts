import { type Context, createContext } from 'react';

import type { Locale } from '../i18n/messagePack.ts';

/** How components look. A part that is not given is inherited from the page. */
export interface Appearance {
  /** Colour scheme; `auto` follows the user's system (`data-theme`). @default the page's */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Contrast of the colours; `auto` follows the user's system (`data-contrast`). @default the page's */
  contrast?: 'normal' | 'more' | 'auto' | undefined;
  /** Size of controls and distances (`data-density`). @default the page's */
  density?: 'comfortable' | 'compact' | undefined;
  /** Name of a shipped brand, or of a brand that your own style sheet declares (`data-brand`). @default the page's */
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

/** The attributes that the style sheet of the tokens reads. */
export const appearanceAttributes = (appearance: LocalisedAppearance): AppearanceAttributes => ({
  lang: appearance.locale,
  'data-theme': appearance.theme,
  'data-contrast': appearance.contrast,
  'data-density': appearance.density,
  'data-brand': appearance.brand,
});
