import { type BrandTheme, createTheme } from '@tuanbao/tokens/createTheme';

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

/** Five brands: a red and an orange that have to be moved, a green, a yellow for dark themes alone, a dark blue. */
export const shownBrands: readonly ShownBrand[] = [
  brand('coral', '#e4002b'),
  brand('orange', '#ff6a00'),
  brand('tea', '#00753a'),
  brand('lemon', '#ffcc00'),
  brand('harbour', '#0b1f3a'),
];
