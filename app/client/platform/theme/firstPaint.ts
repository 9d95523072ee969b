// These functions are also the script in the page's head (`vite.config.ts`), which paints the first frame as the store
// will show it: they use nothing from outside themselves.

/** How the user wants pages to look, on this device. */
export interface AppearanceState {
  /** `auto` follows the system. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** `auto` follows the system. */
  readonly contrast: 'auto' | 'normal' | 'more';
  readonly density: 'comfortable' | 'compact';
}

/**
 * Appearance that the device remembers under `tuanbao.theme`, `.contrast` and `.density`; where it remembers nothing
 * valid, or refuses to tell, the first of each.
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

/** Part of a page that its appearance is written to. */
export type AppearancePage = Pick<Document, 'querySelector'> & {
  readonly documentElement: Pick<HTMLElement, 'dataset'>;
};

/**
 * Writes it to the page: the tokens' attributes on the root, and the canvas under a page whose style sheet is on its
 * way. A value that the page has already isn't written again: the browser would style the page again.
 */
export function showAppearance(page: AppearancePage, { theme, contrast, density }: AppearanceState): void {
  const { dataset } = page.documentElement;
  for (const [name, value] of Object.entries({ theme, contrast, density }))
    if (dataset[name] !== value) dataset[name] = value;
  const canvas = page.querySelector('meta[name="color-scheme"]');
  const scheme = theme === 'auto' ? 'light dark' : theme;
  if (canvas && canvas.getAttribute('content') !== scheme) canvas.setAttribute('content', scheme);
}
