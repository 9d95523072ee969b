import { describe, expect, it } from 'vitest';

import { themes } from '../../tokens/build/themeAxes.ts';
import { nameOf, variablesIn } from './readTheme.ts';

function luminanceOf(hex: string): number {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as defined by WCAG 2.2. */
function contrastOf(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const surfaces = ['page', 'default', 'raised', 'sunken', 'hover', 'selected'];
const tones = ['accent', 'danger', 'success', 'warning'];
/** All text colours, each with all surfaces on which it may appear. */
const pairs = [
  ...['default', 'muted', 'link', ...tones].flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...tones.flatMap((tone) => [[tone, `${tone}-soft`] as const, ['default', `${tone}-soft`] as const]),
  ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((fill) => ['on-accent', fill] as const),
  ['on-inverse', 'inverse'] as const,
];
/** Border colours that alone show that an element can be used, is focused or is wrong (WCAG 1.4.11). */
const telling = ['control', 'focus', 'strong', ...tones];
const standing = ['page', 'default', 'raised', 'sunken'];

describe.each(
  themes.filter(({ density }) => density === 'comfortable').map((theme) => [nameOf(theme), theme] as const),
)('in the theme %s', (_, theme) => {
  const variables = variablesIn(theme);
  const colorOf = (name: string) => {
    const value = variables.get(`--tb-color-${name}`);
    if (value === undefined) throw new Error(`no colour ${name}`);
    return value;
  };
  const least = theme.contrast === 'more' ? { text: 7, border: 4.5 } : { text: 4.5, border: 3 };

  it.each(pairs)(`text %s is legible on surface %s (${least.text}:1)`, (text, surface) => {
    expect(contrastOf(colorOf(`text-${text}`), colorOf(`surface-${surface}`))).toBeGreaterThanOrEqual(least.text);
  });

  it.each(telling.flatMap((border) => standing.map((surface) => [border, surface] as const)))(
    `border %s is visible on surface %s (${least.border}:1)`,
    (border, surface) => {
      const ratio = contrastOf(colorOf(`border-${border}`), colorOf(`surface-${surface}`));
      expect(ratio).toBeGreaterThanOrEqual(least.border);
    },
  );

  it.each(tones)('border %s is visible on its soft surface (3:1)', (tone) => {
    expect(contrastOf(colorOf(`border-${tone}`), colorOf(`surface-${tone}-soft`))).toBeGreaterThanOrEqual(3);
  });

  it.each(theme.contrast === 'more' ? standing : [])(
    'also decorative lines and disabled elements are visible on %s',
    (surface) => {
      for (const faint of ['text-disabled', 'border-default']) {
        expect(contrastOf(colorOf(faint), colorOf(`surface-${surface}`))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
