/** A dimension in which themes differ. An attribute selects a value for an element and everything inside it. */
export interface ThemeAxis {
  readonly name: 'scheme' | 'contrast' | 'brand' | 'density';
  readonly attribute: string;
  /**
   * The two values of the attribute. If the root element has no attribute and `isWishByDefault` isn't set, the first
   * value applies.
   */
  readonly values: readonly [string, string];
  /**
   * Media query that is true when the user's system prefers the second value. The query decides when the attribute is
   * `auto` and, with `isWishByDefault`, also when the root element has no attribute.
   */
  readonly wish?: string;
  readonly isWishByDefault?: true;
  /** If true, the first value always applies in print, because text is printed dark on white. */
  readonly isFirstInPrint?: true;
}

export const themeAxes: readonly ThemeAxis[] = [
  {
    name: 'scheme',
    attribute: 'data-theme',
    values: ['light', 'dark'],
    wish: '(prefers-color-scheme: dark)',
    isFirstInPrint: true,
  },
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

/** A theme: one value for each theme axis. */
export type Theme = Readonly<Record<ThemeAxis['name'], string>>;

/** All themes: every combination of the values of all theme axes. */
export const themes: readonly Theme[] = themeAxes.reduce<readonly Theme[]>(
  (known, axis) => known.flatMap((theme) => axis.values.map((value) => ({ ...theme, [axis.name]: value }))),
  [{} as Theme],
);

/** Returns the input with which the DTCG resolver selects a theme. */
export const resolverInputOf = ({ scheme, contrast, brand, density }: Theme): Record<string, string> => ({
  scheme: contrast === 'more' ? `${scheme}-more` : scheme,
  brand,
  density,
});
