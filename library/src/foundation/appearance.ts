import { type Context, createContext } from 'react';

import type { Locale } from '../i18n/messagePack.ts';

/** Appearance of the components. A property that isn't given is taken from the surrounding provider or page. */
export interface Appearance {
  /** Colour scheme (`data-theme`); `auto` follows the user's system. @default the colour scheme of the surroundings */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Contrast of the colours (`data-contrast`); `auto` follows the user's system. @default the contrast of the surroundings */
  contrast?: 'normal' | 'more' | 'auto' | undefined;
  /** Size of controls and distances (`data-density`). @default the density of the surroundings */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * Name of a brand (`data-brand`): a brand of this package, or a brand of your own. For your own brand, `createTheme`
   * of `@tuanbao/tokens/createTheme` generates the CSS rule from the colour of the brand.
   * @default the brand of the surroundings
   */
  brand?: 'tuanbao' | 'partner' | (string & {}) | undefined;
}

/** The appearance of the components and the language of their texts. */
export interface LocalisedAppearance extends Appearance {
  readonly locale: Locale;
}

/** The appearance and language that the nearest provider has set. */
export const AppearanceContext: Context<LocalisedAppearance> = createContext<LocalisedAppearance>({ locale: 'zh-CN' });

interface AppearanceAttributes {
  readonly lang: Locale;
  readonly 'data-theme': Appearance['theme'];
  readonly 'data-contrast': Appearance['contrast'];
  readonly 'data-density': Appearance['density'];
  readonly 'data-brand': Appearance['brand'];
}

/** The attributes by which the style sheet of the tokens selects an appearance. */
export const appearanceAttributes = (appearance: LocalisedAppearance): AppearanceAttributes => ({
  lang: appearance.locale,
  'data-theme': appearance.theme,
  'data-contrast': appearance.contrast,
  'data-density': appearance.density,
  'data-brand': appearance.brand,
});
