/** A theme: its name and its attributes for an element. */
export interface ShownTheme {
  readonly name: string;
  readonly attributes: Readonly<Record<`data-${'theme' | 'contrast' | 'brand' | 'density'}`, string>>;
}

const theme = (name: string, scheme: string, contrast: string, brand: string): ShownTheme => ({
  name,
  attributes: {
    'data-theme': scheme,
    'data-contrast': contrast,
    'data-brand': brand,
    'data-density': 'comfortable',
  },
});

/** The themes that the token pages show side by side. */
export const shownThemes: readonly ShownTheme[] = [
  theme('Light', 'light', 'normal', 'tuanbao'),
  theme('Dark', 'dark', 'normal', 'tuanbao'),
  theme('Light, more contrast', 'light', 'more', 'tuanbao'),
  theme('Dark, more contrast', 'dark', 'more', 'tuanbao'),
  theme('Partner', 'light', 'normal', 'partner'),
  theme('Partner, dark', 'dark', 'normal', 'partner'),
];
