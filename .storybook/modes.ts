/**
 * The settings in which a user may see a story: the globals of the toolbar, and the width of the window in CSS pixels.
 */
export interface Mode {
  readonly scheme: 'light' | 'dark';
  readonly contrast: 'normal' | 'more';
  readonly density: 'comfortable' | 'compact';
  readonly brand: 'tuanbao' | 'partner';
  readonly locale: 'zh-CN' | 'en-US';
  readonly viewport: number;
}

/** The settings in which most users see a story. */
export const usualMode: Mode = {
  scheme: 'light',
  contrast: 'normal',
  density: 'comfortable',
  brand: 'tuanbao',
  locale: 'zh-CN',
  viewport: 1280,
};

/** The modes in which pictures of all galleries are taken, by `npm run visual` here and by Chromatic in its cloud. */
export const modes: Readonly<Record<string, Mode>> = {
  light: usualMode,
  dark: { ...usualMode, scheme: 'dark' },
  contrast: { ...usualMode, contrast: 'more' },
  compact: { ...usualMode, density: 'compact' },
  english: { ...usualMode, locale: 'en-US' },
  phone: { ...usualMode, viewport: 360 },
  narrow: { ...usualMode, viewport: 1080 },
  partner: { ...usualMode, brand: 'partner' },
};

/**
 * The modes in which pictures of sheets of the state atlas are taken. The galleries of the shown components cover the
 * other modes.
 */
export const atlasModes: readonly string[] = ['light', 'dark', 'phone'];
