import type { Theme } from '../../tokens/build/themeAxes.ts';

function luminanceOf(hex: string): number {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, as WCAG 2.2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** The surfaces on which any text can be placed. */
const surfaces = ['page', 'default', 'raised', 'sunken', 'hover', 'selected'];
/** The colours that have a meaning, such as danger or success. */
export const tones = ['accent', 'danger', 'success', 'warning'];
/** All pairs of a text colour and a surface on which the text can be placed. */
export const pairs = [
  ...['default', 'muted', 'link', ...tones].flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...tones.flatMap((tone) => [[tone, `${tone}-soft`] as const, ['default', `${tone}-soft`] as const]),
  ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((fill) => ['on-accent', fill] as const),
  ['on-inverse', 'inverse'] as const,
];
/** Colours of borders that alone show a fact: that an element can be used, is focused, or is invalid (WCAG 1.4.11). */
export const telling = ['control', 'focus', 'strong', ...tones];
/** The surfaces on which controls can be placed. */
export const standing = ['page', 'default', 'raised', 'sunken'];

/**
 * Returns the minimum contrast of texts and of borders with a meaning. It is the minimum of WCAG AA, or more if the
 * user wants more contrast.
 */
export const leastContrast = ({
  contrast,
}: Pick<Theme, 'contrast'>): { readonly text: number; readonly border: number } =>
  contrast === 'more' ? { text: 7, border: 4.5 } : { text: 4.5, border: 3 };
