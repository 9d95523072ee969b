import { type BrandTheme, createTheme } from '@tuanbao/tokens/createTheme';

import { drawnColours, seedOfShownBrands } from '../../tests/fixtures/brandColours.ts';

/** A brand of the token pages: its name, its colour as it was given, and its theme. */
export interface ShownBrand {
  readonly name: string;
  readonly colour: string;
  readonly theme: BrandTheme;
}

const brand = (name: string, colour: string): ShownBrand => ({
  name,
  colour,
  theme: createTheme({ brand: colour, name }),
});

/**
 * Five brands. For the red and the orange, the lightness is adjusted to reach the contrast of WCAG AA. The yellow is
 * used unchanged only in dark themes. The others are a green and a dark blue.
 */
export const shownBrands: readonly ShownBrand[] = [
  brand('coral', '#e4002b'),
  brand('orange', '#ff6a00'),
  brand('tea', '#00753a'),
  brand('lemon', '#ffcc00'),
  brand('harbour', '#0b1f3a'),
];

/** Five brands with random colours. The seed is fixed, so the colours are always the same. */
export const drawnBrands: readonly ShownBrand[] = drawnColours(seedOfShownBrands, 5).map((colour, at) =>
  brand(`drawn-${at + 1}`, colour),
);
