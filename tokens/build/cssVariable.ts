/** The CSS custom property of a token: `color.text.muted` is `--tb-color-text-muted`. */
export const cssVariable = (id: string): string => `--tb-${id.replaceAll('.', '-')}`;

/** Raw scales stay inside this package: no variable and no typed reference of their own. */
export const isBase = (id: string): boolean => id.startsWith('base.');
