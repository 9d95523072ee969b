/** A choice that an attribute makes for an element and everything inside it. */
export interface ThemeAxis {
  readonly name: 'scheme' | 'contrast' | 'brand' | 'density';
  readonly attribute: string;
  /** What the attribute may say; the first is meant where it is missing on the root. */
  readonly values: readonly [string, string];
  /** When the system asks for the second value: for `auto`, and for a root that says nothing where `isWishByDefault`. */
  readonly wish?: string;
  readonly isWishByDefault?: true;
}

export const themeAxes: readonly ThemeAxis[] = [
  { name: 'scheme', attribute: 'data-theme', values: ['light', 'dark'], wish: '(prefers-color-scheme: dark)' },
  {
    name: 'contrast',
    attribute: 'data-contrast',
    values: ['normal', 'more'],
    wish: '(prefers-contrast: more)',
    isWishByDefault: true,
  },
  { name: 'brand', attribute: 'data-brand', values: ['tuanbao', 'partner'] },
  { name: 'density', attribute: 'data-density', values: ['comfortable', 'compact'] },
];

/** One value of every axis. */
export type Theme = Readonly<Record<ThemeAxis['name'], string>>;

/** Every theme: each value of each axis with each of the others. */
export const themes: readonly Theme[] = themeAxes.reduce<readonly Theme[]>(
  (known, axis) => known.flatMap((theme) => axis.values.map((value) => ({ ...theme, [axis.name]: value }))),
  [{} as Theme],
);

/** The contexts of the resolver's modifiers that make a theme. */
export const resolverInputOf = ({ scheme, contrast, brand, density }: Theme): Record<string, string> => ({
  scheme: contrast === 'more' ? `${scheme}-more` : scheme,
  brand,
  density,
});
