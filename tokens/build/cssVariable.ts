/** The CSS custom property of a token: `color.text.muted` is `--tb-color-text-muted`. */
export const cssVariable = (id: string): string => `--tb-${id.replaceAll('.', '-')}`;

/**
 * True for the tokens of raw scales. They are used only inside this package and have no CSS variable and no typed
 * reference.
 */
export const isBase = (id: string): boolean => id.startsWith('base.');

/** True for the steps of the brand's colour. They have a CSS variable, which a brand sets, and no typed reference. */
export const isBrandStep = (id: string): boolean => id.startsWith('brand.');
