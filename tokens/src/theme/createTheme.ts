import { type BrandStep, brandSteps, type BrandSteps, neutrals, stepNames } from './brandSteps.ts';
import { contrastOf, isBrighter } from './oklch.ts';

export type { BrandStep, BrandSteps } from './brandSteps.ts';

/** Options of `createTheme`. */
export interface ThemeOptions {
  /** Colour of the brand, in the form `#rrggbb` or `#rgb`. */
  readonly brand: string;
  /**
   * Name of the brand: the value of `data-brand` on the elements that have its colours. Letters, digits and hyphens.
   * @default the brand of the whole page, on the root
   */
  readonly name?: string | undefined;
}

/** A colour that couldn't be used as it was given, because its contrast is too low for text. */
export interface Adjustment {
  /** The colour as it was given, in the form `#rrggbb`. */
  readonly given: string;
  /** The nearest colour with enough contrast: accent, link and focus of light themes. In the form `#rrggbb`. */
  readonly used: string;
  /** Contrast that the given colour has as text on the darkest surface of light themes. */
  readonly contrast: number;
  /** Minimum contrast that WCAG AA requires for text. */
  readonly needed: 4.5;
}

/** Contrast of a brand's accent in light and dark themes, as WCAG 2.2 defines it, from 1 to 21. */
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
  /** The same variables as a CSS rule. The page needs it in addition to `@tuanbao/tokens/tokens.css`. */
  readonly css: string;
  /**
   * The colours that were replaced by the nearest one with enough contrast; empty when the given colour is used as it
   * is.
   */
  readonly adjustments: readonly Adjustment[];
  /** Contrast of the accent as text, on the surfaces where it is lowest. */
  readonly contrasts: AccentContrasts;
}

/** The colour in the form `#rrggbb`. @throws RangeError for any other notation */
function longForm(colour: string): string {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  if (digits === '') throw new RangeError(`createTheme: a brand is #rrggbb or #rgb, not ${colour}`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

/**
 * The CSS selector of a brand. @throws RangeError when the name has other characters than letters, digits, hyphens and
 * underscores
 */
function selectorOf(name: string | undefined): string {
  if (name === undefined) return ':root';
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`createTheme: a name is letters, digits and hyphens, not ${name}`);
  return `[data-brand='${name}']`;
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** False in production, and in a page in which `process.env` doesn't exist because no bundler has replaced it. */
function isInDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * Makes a brand's accent, hover, soft, link, focus and selected colours from one colour, for light and dark themes,
 * each also with more contrast. All of them have the contrast that WCAG AA requires with every surface and text with
 * which they are combined. A colour with less contrast is replaced by the nearest one that has enough; in development
 * the console reports that.
 *
 * @throws RangeError when the colour or the name is written in another form
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

/** Contrast of the accents (step 600 in light themes, step 300 in dark ones) on the surfaces where it is lowest. */
function contrastsOf(steps: BrandSteps): AccentContrasts {
  const { darkestLightSurface, lightestDarkSurface } = neutrals;
  const dark = isBrighter(steps[900], lightestDarkSurface) ? steps[900] : lightestDarkSurface;
  return { light: contrastOf(steps[600], darkestLightSurface), dark: contrastOf(steps[300], dark) };
}

/**
 * The adjustment for light themes; none when their accent (step 600) is the given colour. Dark themes report no
 * adjustment.
 */
function adjustmentsOf(given: string, steps: BrandSteps): readonly Adjustment[] {
  if (steps[600] === given) return [];
  const contrast = contrastOf(given, neutrals.darkestLightSurface);
  return [{ given, used: steps[600], contrast, needed: 4.5 }];
}

const warningOf = ({ given, used, contrast, needed }: Adjustment): string =>
  `createTheme: ${given} has a contrast of ${contrast.toFixed(1)} in light themes, text needs ${needed}. ` +
  `Accent, link and focus are ${used} there.`;
