import type { Theme } from '../../tokens/build/themeAxes.ts';

function luminanceOf(hex: string): number {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as defined by WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** The surfaces on which any text may stand. */
const surfaces = ['page', 'default', 'raised', 'sunken', 'hover', 'selected'];
/** The colours that say how something is. */
export const tones = ['accent', 'danger', 'success', 'warning'];
/** All text colours, each with all surfaces on which it may appear. */
export const pairs = [
  ...['default', 'muted', 'link', ...tones].flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...tones.flatMap((tone) => [[tone, `${tone}-soft`] as const, ['default', `${tone}-soft`] as const]),
  ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((fill) => ['on-accent', fill] as const),
  ['on-inverse', 'inverse'] as const,
];
/** Border colours that alone show that an element can be used, is focused or is wrong (WCAG 1.4.11). */
export const telling = ['control', 'focus', 'strong', ...tones];
/** The surfaces on which controls stand. */
export const standing = ['page', 'default', 'raised', 'sunken'];

/** Least contrast of texts and of borders that tell something: WCAG AA, and more than it where the user asks for more. */
export const leastContrast = ({
  contrast,
}: Pick<Theme, 'contrast'>): { readonly text: number; readonly border: number } =>
  contrast === 'more' ? { text: 7, border: 4.5 } : { text: 4.5, border: 3 };
