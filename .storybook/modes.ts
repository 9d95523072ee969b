/** How a reader may meet a story: the globals of the toolbar and the width of the window in CSS pixels. */
export interface Mode {
  readonly scheme: 'light' | 'dark';
  readonly contrast: 'normal' | 'more';
  readonly density: 'comfortable' | 'compact';
  readonly brand: 'tuanbao' | 'partner';
  readonly locale: 'zh-CN' | 'en-US';
  readonly viewport: number;
}

const usual: Mode = {
  scheme: 'light',
  contrast: 'normal',
  density: 'comfortable',
  brand: 'tuanbao',
  locale: 'zh-CN',
  viewport: 1280,
};

/** The modes in which every gallery is photographed, by `npm run visual` here and by Chromatic in its cloud. */
export const modes: Readonly<Record<string, Mode>> = {
  light: usual,
  dark: { ...usual, scheme: 'dark' },
  contrast: { ...usual, contrast: 'more' },
  compact: { ...usual, density: 'compact' },
  english: { ...usual, locale: 'en-US' },
  phone: { ...usual, viewport: 360 },
  narrow: { ...usual, viewport: 1080 },
  partner: { ...usual, brand: 'partner' },
};
