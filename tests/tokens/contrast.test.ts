import { describe, expect, it } from 'vitest';

import { themes } from '../../tokens/build/themeAxes.ts';
import { controlPairs, leastContrastOf, textPairs } from '../fixtures/colourPairs.ts';
import { contrastOf } from './contrastOfColours.ts';
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

  it.each(textPairs.map((pair) => [pair.front, pair.back, leastContrastOf(pair, theme.contrast)] as const))(
    '%s is legible on %s (%d:1)',
    (front, back, least) => {
      expect(contrastOf(colorOf(front), colorOf(back))).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(controlPairs.map((pair) => [pair.front, pair.back, leastContrastOf(pair, theme.contrast)] as const))(
    '%s is visible on %s (%d:1)',
    (front, back, least) => {
      expect(contrastOf(colorOf(front), colorOf(back))).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(['page', 'default'])('the headings of a table differ from the surface %s', (surface) => {
    expect(contrastOf(colorOf('surface-head'), colorOf(`surface-${surface}`))).toBeGreaterThan(1.05);
  });

  it.each(theme.contrast === 'more' ? ['page', 'default', 'raised', 'sunken', 'head'] : [])(
    'also decorative lines and disabled elements are visible on %s',
    (surface) => {
      for (const faint of ['text-disabled', 'border-default']) {
        expect(contrastOf(colorOf(faint), colorOf(`surface-${surface}`))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
