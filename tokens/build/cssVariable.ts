/** Returns the name of a token's CSS variable: `color.text.muted` is `--tb-color-text-muted`. */
export const cssVariable = (id: string): string => `--tb-${id.replaceAll('.', '-')}`;

/**
 * True for a token of a raw scale. Such a token is used only inside this package. It has no CSS variable and no typed
 * reference.
 */
export const isBase = (id: string): boolean => id.startsWith('base.');

/**
 * True for a step of the brand's colour. Such a token has a CSS variable, which a brand sets, and no typed reference.
 */
export const isBrandStep = (id: string): boolean => id.startsWith('brand.');
