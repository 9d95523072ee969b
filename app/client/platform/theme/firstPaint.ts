// These functions are also copied into the script in the head of the page (`vite.config.ts`). Thus the first paint
// already has the appearance that the app shows later. Because they are copied, they must use nothing outside
// themselves.

/** Appearance of the pages, as the user chose it on this device. */
export interface AppearanceState {
  /** Theme; `auto` follows the setting of the operating system. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** Contrast; `auto` follows the setting of the operating system. */
  readonly contrast: 'auto' | 'normal' | 'more';
  readonly density: 'comfortable' | 'compact';
}

/**
 * Returns the appearance that is stored on the device under `tuanbao.theme`, `.contrast` and `.density`. If a stored
 * value is invalid or the device refuses storage, the first option is used.
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
 * Writes the appearance to the page: the attributes that the tokens depend on, and the `color-scheme` that applies
 * until the style sheet is loaded. A value that the page already has isn't written again, because each write makes the
 * browser compute all styles again.
 */
export function showAppearance(page: AppearancePage, { theme, contrast, density }: AppearanceState): void {
  const { dataset } = page.documentElement;
  for (const [name, value] of Object.entries({ theme, contrast, density }))
    if (dataset[name] !== value) dataset[name] = value;
  const canvas = page.querySelector('meta[name="color-scheme"]');
  const scheme = theme === 'auto' ? 'light dark' : theme;
  if (canvas && canvas.getAttribute('content') !== scheme) canvas.setAttribute('content', scheme);
}
