import { createTheme } from '@tuanbao/tokens/createTheme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { themes } from '../../tokens/build/themeAxes.ts';
import { neutrals } from '../../tokens/src/theme/brandSteps.ts';
import { contrastOf as contrastInPackage } from '../../tokens/src/theme/oklch.ts';
import { drawnColours, extremeColours, seedOfShownBrands } from '../fixtures/brandColours.ts';
import { coloursOfBrand, controlPairs, leastContrastOf, textPairs } from '../fixtures/colourPairs.ts';
import { contrastOf } from './contrastOfColours.ts';
import { nameOf, variablesIn } from './readTheme.ts';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => void warned.mockClear());
afterEach(() => void vi.unstubAllEnvs());

/** Typical colours of brands. */
const known = ['#e4002b', '#ffcc00', '#00853e', '#0b1f3a', '#ff6a00', '#0066ff'];

const brands = [...known, ...extremeColours, ...drawnColours(2026, 200), ...drawnColours(seedOfShownBrands, 5)];
const colourThemes = themes.filter(({ density, brand }) => density === 'comfortable' && brand === 'tuanbao');

describe.each(colourThemes.map((theme) => [nameOf(theme), theme] as const))('in the theme %s', (_, theme) => {
  const colourOf = (brand: string) => {
    const colours = variablesIn(theme, new Map(Object.entries(createTheme({ brand }).variables)));
    return (name: string) => colours.get(`--tb-color-${name}`) ?? '';
  };

  it('every pair of colours of every brand has the contrast of WCAG AA', () => {
    const failing = brands.flatMap((brand) => {
      const of = colourOf(brand);
      return [...textPairs, ...controlPairs]
        .filter((pair) => !(contrastOf(of(pair.front), of(pair.back)) >= leastContrastOf(pair, theme.contrast)))
        .map(({ front, back }) => [brand, front, back]);
    });
    expect(failing).toEqual([]);
  });

  it('a brand sets the colours that the guide lists, and no others', () => {
    const [red, green] = ['#e4002b', '#00753a'].map((brand) =>
      variablesIn(theme, new Map(Object.entries(createTheme({ brand }).variables))),
    );
    const differing = [...(red ?? [])]
      .filter(([name, value]) => name.startsWith('--tb-color-') && green?.get(name) !== value)
      .map(([name]) => name.replace('--tb-color-', ''));
    expect(differing.toSorted()).toEqual(coloursOfBrand.toSorted());
  });

  it('a hover over the accent of every brand is another colour', () => {
    const same = brands.filter(
      (brand) => contrastOf(colourOf(brand)('surface-accent'), colourOf(brand)('surface-accent-hover')) < 1.1,
    );
    expect(same).toEqual([]);
  });
});

it('measures contrast as WCAG defines it', () => {
  for (const brand of brands) {
    for (const other of ['#ffffff', '#2d333f', '#000000']) {
      expect(contrastInPackage(brand, other)).toBeCloseTo(contrastOf(brand, other), 10);
    }
  }
});

const colourIn = (scheme: string, contrast: string, name: string) =>
  variablesIn({ scheme, contrast, brand: 'tuanbao', density: 'comfortable' }).get(`--tb-color-${name}`);

it('limits the steps by the colours that the tokens have', () => {
  expect(colourIn('light', 'normal', 'surface-hover')).toBe(neutrals.darkestLightSurface);
  expect(colourIn('dark', 'normal', 'surface-hover')).toBe(neutrals.lightestDarkSurface);
  expect(colourIn('light', 'more', 'text-muted')).toBe(neutrals.mutedTextOfMore);
  expect(colourIn('dark', 'normal', 'text-muted')).toBe(neutrals.mutedTextOfDark);
  expect(colourIn('dark', 'normal', 'border-control')).toBe(neutrals.controlOfDark);
  expect(colourIn('light', 'normal', 'text-on-accent')).toBe('#fff');
});

it.each([
  ['tuanbao', '#165ddd'],
  ['partner', '#6f3bd0'],
])('makes the brand %s of this package as any other brand', (brand, colour) => {
  const declared = variablesIn({ scheme: 'light', contrast: 'normal', brand, density: 'comfortable' });
  for (const [name, value] of Object.entries(createTheme({ brand: colour }).variables)) {
    expect(contrastOf(declared.get(name) ?? '', value)).toBe(1);
  }
});

describe('a colour that has the contrast', () => {
  it('is the accent of light themes as it is, without a word', () => {
    const { steps, adjustments } = createTheme({ brand: '#165DDD' });
    expect(steps[600]).toBe('#165ddd');
    expect(adjustments).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is the accent of dark themes as it is, if it is light', () => {
    expect(createTheme({ brand: '#ffcc00' }).steps[300]).toBe('#ffcc00');
  });
});

describe('a colour without the contrast', () => {
  it('is moved to the nearest step that has it, and said to have been', () => {
    const { steps, adjustments } = createTheme({ brand: '#e4002b' });
    expect(adjustments).toEqual([
      { given: '#e4002b', used: steps[600], contrast: expect.closeTo(4.17, 1) as number, needed: 4.5 },
    ]);
    expect(contrastOf(steps[600], neutrals.darkestLightSurface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(steps[600], neutrals.darkestLightSurface)).toBeLessThan(4.6);
  });

  it('is told to the console in development', () => {
    createTheme({ brand: '#ff6a00' });
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      'createTheme: #ff6a00 has a contrast of 2.5 in light themes, text needs 4.5. Accent, link and focus are #b74a00 there.',
    );
  });

  it('is not told in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(createTheme({ brand: '#ff6a00' }).adjustments).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
  });
});

it('names the contrasts of the accents where they are lowest, which WCAG AA allows for text', () => {
  const { steps, contrasts } = createTheme({ brand: '#e4002b' });
  expect(contrasts.light).toBe(contrastOf(steps[600], neutrals.darkestLightSurface));
  expect(contrasts.dark).toBeLessThanOrEqual(contrastOf(steps[300], neutrals.lightestDarkSurface));
  for (const brand of brands) {
    const { light, dark } = createTheme({ brand }).contrasts;
    expect(Math.min(light, dark)).toBeGreaterThanOrEqual(4.5);
  }
});

describe('the rule', () => {
  it('is for the root', () => {
    expect(createTheme({ brand: '#06f' }).css).toMatch(/^:root \{\n {2}--tb-brand-50: #[\da-f]{6};\n[^}]*\n\}\n$/);
  });

  it('is for the elements that name the brand', () => {
    expect(createTheme({ brand: '#06f', name: 'acme' }).css).toMatch(/^\[data-brand='acme'\] \{\n/);
  });

  it.each(['red', '#12345', 'rgb(1 2 3)', '#12345678', ''])('refuses the colour %j', (brand) => {
    expect(() => createTheme({ brand })).toThrow('a brand is #rrggbb or #rgb');
  });

  it.each(["a'] {} *[x='", '', 'a b'])('refuses the name %j', (name) => {
    expect(() => createTheme({ brand: '#06f', name })).toThrow(
      'a name has only letters, digits, hyphens and underscores',
    );
  });
});
