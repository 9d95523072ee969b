// These functions are also copied into the script in the page's head (`vite.config.ts`), which makes the first paint
// look as the store will show it. Therefore they use nothing outside themselves.

/** Appearance of pages that the user chose on this device. */
export interface AppearanceState {
  /** `auto` follows the system setting. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** `auto` follows the system setting. */
  readonly contrast: 'auto' | 'normal' | 'more';
  readonly density: 'comfortable' | 'compact';
}

/**
 * Returns the appearance stored on the device under `tuanbao.theme`, `.contrast` and `.density`. The first option is
 * used when the stored value is invalid or storage is refused.
 */
export function rememberedAppearance(storageOf: () => Pick<Storage, 'getItem'>): AppearanceState {
  const among = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value => {
    try {
      const stored = storageOf().getItem(`tuanbao.${name}`);
      return values.find((value) => value === stored) ?? values[0];
    } catch {
      return values[0];
    }
  };
  return {
    theme: among('theme', ['auto', 'light', 'dark']),
    contrast: among('contrast', ['auto', 'normal', 'more']),
    density: among('density', ['comfortable', 'compact']),
  };
}

/** The part of a page that the appearance is written to. */
export type AppearancePage = Pick<Document, 'querySelector'> & {
  readonly documentElement: Pick<HTMLElement, 'dataset'>;
};

/**
 * Writes the appearance to the page: the attributes of the tokens, and the `color-scheme` for the time before the style
 * sheet is loaded. A value that the page already has isn't written again, because the browser would compute all styles
 * again.
 */
export function showAppearance(page: AppearancePage, { theme, contrast, density }: AppearanceState): void {
  const { dataset } = page.documentElement;
  for (const [name, value] of Object.entries({ theme, contrast, density }))
    if (dataset[name] !== value) dataset[name] = value;
  const canvas = page.querySelector('meta[name="color-scheme"]');
  const scheme = theme === 'auto' ? 'light dark' : theme;
  if (canvas && canvas.getAttribute('content') !== scheme) canvas.setAttribute('content', scheme);
}
