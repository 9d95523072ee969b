import { describe, expect, it } from 'vitest';

import { themes } from '../../tokens/build/themeAxes.ts';
import { contrastOf, leastContrast, pairs, standing, telling, tones } from './colourPairs.ts';
import { nameOf, variablesIn } from './readTheme.ts';

describe.each(
  themes.filter(({ density }) => density === 'comfortable').map((theme) => [nameOf(theme), theme] as const),
)('in the theme %s', (_, theme) => {
  const variables = variablesIn(theme);
  const colorOf = (name: string) => {
    const value = variables.get(`--tb-color-${name}`);
    if (value === undefined) throw new Error(`no colour ${name}`);
    return value;
  };
  const least = leastContrast(theme);

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
