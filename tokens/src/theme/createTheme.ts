import { type BrandStep, brandSteps, type BrandSteps, neutrals, stepNames } from './brandSteps.ts';
import { contrastOf, isBrighter } from './oklch.ts';

export type { BrandStep, BrandSteps } from './brandSteps.ts';

/** Options of `createTheme`. */
export interface ThemeOptions {
  /** Colour of the brand, written `#rrggbb` or `#rgb`. */
  readonly brand: string;
  /**
   * Name of the brand. An element with this name in `data-brand` gets the brand's colours. The name consists of
   * letters, digits, hyphens and underscores.
   * @default no name; the root element, and so the whole page, gets the brand's colours
   */
  readonly name?: string | undefined;
}

/** A brand's colour that was replaced, because its contrast is too low for text. */
export interface Adjustment {
  /** The given colour, written `#rrggbb`. */
  readonly given: string;
  /**
   * The nearest colour with enough contrast, written `#rrggbb`. It is used for accent, link and focus in light themes.
   */
  readonly used: string;
  /** Contrast of the given colour as text on the darkest surface of light themes. */
  readonly contrast: number;
  /** Minimum contrast that WCAG AA requires for text. */
  readonly needed: 4.5;
}

/** Contrasts of a brand's accent in light and dark themes, as WCAG 2.2 defines contrast, from 1 to 21. */
export interface AccentContrasts {
  /** Contrast of the accent as text on the darkest surface of light themes. */
  readonly light: number;
  /** Contrast of the accent as text on the lightest surface of dark themes. */
  readonly dark: number;
}

/** The colours of a brand as CSS variables. */
export interface BrandTheme {
  /** The colour of each step, in the form `#rrggbb`. */
  readonly steps: BrandSteps;
  /** The colours of the steps as CSS variables, for the `style` of an element that has `data-brand`. */
  readonly variables: Readonly<Record<`--tb-brand-${BrandStep}`, string>>;
  /** A CSS rule that sets `variables`. The page also needs `@tuanbao/tokens/tokens.css`. */
  readonly css: string;
  /**
   * The replacement of the given colour in light themes by the nearest colour with enough contrast. Empty if light
   * themes use the given colour unchanged.
   */
  readonly adjustments: readonly Adjustment[];
  /** Contrast of the accent as text, measured on the surfaces with the lowest contrast. */
  readonly contrasts: AccentContrasts;
}

/** Returns the colour in the notation `#rrggbb`. @throws RangeError for a notation other than `#rrggbb` and `#rgb` */
function longForm(colour: string): string {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  if (digits === '') throw new RangeError(`createTheme: a brand is #rrggbb or #rgb, not ${colour}`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

/**
 * Returns the CSS selector of a brand.
 * @throws RangeError when the name contains other characters than letters, digits, hyphens and underscores
 */
function selectorOf(name: string | undefined): string {
  if (name === undefined) return ':root';
  if (!/^[\w-]+$/.test(name))
    throw new RangeError(`createTheme: a name has only letters, digits, hyphens and underscores, not ${name}`);
  return `[data-brand='${name}']`;
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * True unless `NODE_ENV` is `production`. False if `process.env` doesn't exist in the page and no bundler has replaced
 * it.
 */
function isInDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * Computes a brand's colours from one colour: accent, hover, soft, link, focus and selected. The colours are for light
 * and dark themes, with normal and with increased contrast. On each surface and with each text, they have the contrast
 * that WCAG AA requires. If the given colour has less contrast, a colour of the same hue with enough contrast replaces
 * it; in development, the console reports the replacement in light themes.
 * @throws RangeError when the colour or the name has a wrong notation
 */
export function createTheme({ brand, name }: ThemeOptions): BrandTheme {
  const given = longForm(brand);
  const selector = selectorOf(name);
  const steps = brandSteps(given);
  const variables = Object.fromEntries(
    stepNames.map((step) => [`--tb-brand-${step}`, steps[step]]),
  ) as BrandTheme['variables'];
  const lines = stepNames.map((step) => `  --tb-brand-${step}: ${steps[step]};`);
  const adjustments = adjustmentsOf(given, steps);
  if (adjustments.length > 0 && isInDevelopment()) for (const each of adjustments) console.warn(warningOf(each));
  return {
    steps,
    variables,
    css: `${selector} {\n${lines.join('\n')}\n}\n`,
    adjustments,
    contrasts: contrastsOf(steps),
  };
}

/**
 * Returns the contrast of the accents on the surfaces with the lowest contrast. The accent is step 600 in light themes
 * and step 300 in dark themes.
 */
function contrastsOf(steps: BrandSteps): AccentContrasts {
  const { darkestLightSurface, lightestDarkSurface } = neutrals;
  const dark = isBrighter(steps[900], lightestDarkSurface) ? steps[900] : lightestDarkSurface;
  return { light: contrastOf(steps[600], darkestLightSurface), dark: contrastOf(steps[300], dark) };
}

/**
 * Returns the adjustment for light themes; none if the accent (step 600) is the given colour. Adjustments in dark
 * themes aren't reported.
 */
function adjustmentsOf(given: string, steps: BrandSteps): readonly Adjustment[] {
  if (steps[600] === given) return [];
  const contrast = contrastOf(given, neutrals.darkestLightSurface);
  return [{ given, used: steps[600], contrast, needed: 4.5 }];
}

const warningOf = ({ given, used, contrast, needed }: Adjustment): string =>
  `createTheme: ${given} has a contrast of ${contrast.toFixed(1)} in light themes, text needs ${needed}. ` +
  `Accent, link and focus are ${used} there.`;
