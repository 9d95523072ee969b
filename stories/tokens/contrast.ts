/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads a computed colour: `rgb(22 93 221)`, `rgba(…)` or `color(srgb 0.1 0.4 0.9)`. Returns null when the text is none
 * of these.
 */
export function rgbOf(written: string): Rgb | null {
  const numbers = [...written.matchAll(/\d*\.?\d+/g)].map(Number);
  const [red, green, blue] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return null;
  const full = written.startsWith('rgb') ? 255 : 1;
  return [red / full, green / full, blue / full];
}

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const luminanceOf = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the colour in hexadecimal notation, such as `#165ddd`, for copying. */
export const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
