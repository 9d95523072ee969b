import { contrastOf as contrastOfHex } from '../../tokens/src/theme/oklch.ts';

/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads a computed colour: `rgb(22 93 221)`, `rgba(…)` or `color(srgb 0.1 0.4 0.9)`. Returns null if the text contains
 * fewer than three numbers.
 */
export function rgbOf(written: string): Rgb | null {
  const numbers = [...written.matchAll(/\d*\.?\d+/g)].map(Number);
  const [red, green, blue] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return null;
  const full = written.startsWith('rgb') ? 255 : 1;
  return [red / full, green / full, blue / full];
}

/** The colour in hexadecimal notation, `#165ddd`, for copying. */
export const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Contrast of two colours by WCAG 2.2, from 1 to 21, computed as `createTheme` does. */
export const contrastOf = (one: Rgb, other: Rgb): number => contrastOfHex(hexOf(one), hexOf(other));
