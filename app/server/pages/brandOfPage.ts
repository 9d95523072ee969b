import { brandNameIn, type HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import { createTheme } from '@tuanbao/tokens/createTheme';

import { logoAddress } from '../../contract/desk/site/brands.ts';
import { escaped } from '../platform/http/html.ts';

/** Places in the page where the values of the brand are inserted. */
const marks = {
  name: '<meta name="tuanbao-name" content="',
  englishName: '<meta name="tuanbao-english-name" content="',
  logo: '<meta name="tuanbao-logo" content="',
  footer: '<meta name="tuanbao-footer" content="',
} as const;

const title = /<title>[^<]*<\/title>/;
const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';

/** Cache of the style rules. The rule of a published brand is created only once. */
const rules = new WeakMap<HostBrand, string>();

/**
 * Returns the CSS rule with the colours of a brand for the root element of the page; empty if the brand has the default
 * colours.
 */
function ruleOf(brand: HostBrand): string {
  if (brand.colour === '') return '';
  const known = rules.get(brand);
  if (known !== undefined) return known;
  const { css } = createTheme({ brand: brand.colour });
  rules.set(brand, css);
  return css;
}

/**
 * Inserts a brand into the page: name, logo and footer for the app, the title, the icon, and a style element with the
 * nonce. The style element contains the colours that the library creates from the brand colour. So the first paint
 * already has these colours.
 */
export function withBrand(page: string, brand: HostBrand, { nonce, isEnglish }: PageFacts): string {
  const values = { ...brand, logo: brand.logo === '' ? '' : logoAddress(brand.logo) };
  // The replacements are functions, because `$` in a replacement text has a special meaning and can occur in a name.
  const filled = (['name', 'englishName', 'logo', 'footer'] as const).reduce(
    (text, key) => text.replace(`${marks[key]}"`, () => `${marks[key]}${escaped(values[key])}"`),
    page,
  );
  const name = brandNameIn(brand, isEnglish);
  const rule = ruleOf(brand);
  const titled = name === '' ? filled : filled.replace(title, () => `<title>${escaped(name)}</title>`);
  const withIcon =
    values.logo === ''
      ? titled
      : titled.replace(icon, () => `<link rel="icon" href="${values.logo}" type="image/png" />`);
  return rule === '' ? withIcon : withIcon.replace('</head>', () => `<style nonce="${nonce}">${rule}</style></head>`);
}

interface PageFacts {
  /** Nonce that the content security policy of the page allows for styles. */
  readonly nonce: string;
  readonly isEnglish: boolean;
}
