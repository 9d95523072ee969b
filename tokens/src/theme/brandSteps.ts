import { contrastOf, hexOf, isBrighter, type Oklch, oklchOf } from './oklch.ts';

/** The steps of a brand's colour. The CSS variable of a step is `--tb-brand-` followed by its number. */
export const stepNames = [50, 100, 200, 300, 600, 700, 800, 900] as const;

/** Number of a step of a brand's colour. */
export type BrandStep = (typeof stepNames)[number];

/** The colour of each step, in the form `#rrggbb`. */
export type BrandSteps = Readonly<Record<BrandStep, string>>;

/** Colours of this package that limit the steps. A test checks that they are equal to the tokens. */
export const neutrals = {
  /** The lightest text on an accent. */
  white: '#ffffff',
  /** The darkest light surface: `surface.sunken` and `surface.hover`. */
  darkestLightSurface: '#eceef2',
  /** The lightest dark surface: `surface.hover`. */
  lightestDarkSurface: '#2d333f',
  /** The lightest text of light themes with more contrast: `text.muted`. */
  mutedTextOfMore: '#434a59',
  /** The darkest text of dark themes: `text.muted`. */
  mutedTextOfDark: '#9aa1b0',
  /** The darkest border of controls in dark themes: `border.control`. */
  controlOfDark: '#747c8d',
} as const;

/**
 * A limit for the colour of a step. The step must be lighter or darker than another colour, and must have at least
 * `contrast` to that colour.
 */
interface Limit {
  readonly side: 'lighter' | 'darker';
  readonly than: string;
  readonly contrast: number;
}

const passes = (colour: string, { side, than, contrast }: Limit): boolean =>
  isBrighter(colour, than) === (side === 'lighter') && contrastOf(colour, than) >= contrast;

/**
 * Returns the wanted colour if it is within the limits. Otherwise returns the colour of the same hue and the nearest
 * lightness that is within the limits. All limits must have the same `side`.
 */
function nearestPassing(wanted: Oklch, ...limits: readonly [Limit, ...Limit[]]): string {
  const stride = limits[0].side === 'lighter' ? 0.0025 : -0.0025;
  const isWithin = (colour: string) => limits.every((limit) => passes(colour, limit));
  let lightness = wanted.lightness;
  while (!isWithin(hexOf({ ...wanted, lightness }))) lightness += stride;
  return hexOf({ ...wanted, lightness });
}

/**
 * Computes the steps of a brand's colour. They have the hue of the brand, and the brand's chroma or a share of it. Step
 * 600 is the accent of light themes, and step 300 is the accent of dark themes. Each accent is the brand's colour
 * itself if its contrast is high enough and, for dark themes, its lightness is at most 0.87. All other steps have a
 * fixed or computed lightness, which is changed only as far as the contrast requires.
 */
export function brandSteps(brand: string): BrandSteps {
  const own = oklchOf(brand);
  const like = (lightness: number, share: number): Oklch => ({ ...own, lightness, chroma: own.chroma * share });

  // Steps for surfaces with text on them: selected and soft.
  const step50 = nearestPassing(like(0.963, 0.09), {
    side: 'lighter',
    than: neutrals.darkestLightSurface,
    contrast: 1,
  });
  const below100 = { side: 'lighter', than: neutrals.mutedTextOfMore, contrast: 7 } as const;
  const step900 = nearestPassing(
    like(0.32, 0.58),
    { side: 'darker', than: neutrals.mutedTextOfDark, contrast: 4.5 },
    { side: 'darker', than: neutrals.controlOfDark, contrast: 3 },
  );

  // Steps for dark themes: step 300 for accent, link and focus, and the lighter steps 200 and 100, for example for
  // hover.
  const surface = isBrighter(step900, neutrals.lightestDarkSurface) ? step900 : neutrals.lightestDarkSurface;
  const dark = { side: 'lighter', than: surface, contrast: 4.5 } as const;
  const step300 = own.lightness <= 0.87 && passes(brand, dark) ? brand : nearestPassing(like(0.75, 0.65), dark);
  const above300 = oklchOf(step300).lightness + 0.055;
  const step200 = nearestPassing(like(Math.max(0.847, above300), 0.385), { ...dark, contrast: 7 });
  const step100 = nearestPassing(like(Math.max(0.927, above300 + 0.045), 0.18), below100);

  // Steps for light themes: step 600 for accent, link and focus, and steps 700 and 800, for example for hover.
  const light = { side: 'darker', than: neutrals.darkestLightSurface, contrast: 4.5 } as const;
  const step600 = passes(brand, light) ? brand : nearestPassing(own, light);
  const lightness600 = oklchOf(step600).lightness;
  // If the accent is very dark, a darker hover colour would look like the accent. So the hover colour is lighter.
  const lightness700 = lightness600 < 0.25 ? Math.max(0.3, lightness600 + 0.1) : lightness600 - 0.075;
  const step700 = nearestPassing(like(lightness700, 0.87), { side: 'darker', than: neutrals.white, contrast: 4.5 });
  const step800 = nearestPassing(like(0.375, 0.72), { side: 'darker', than: step100, contrast: 7 });

  return {
    50: step50,
    100: step100,
    200: step200,
    300: step300,
    600: step600,
    700: step700,
    800: step800,
    900: step900,
  };
}
