import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../tokens/dist/tokens.css', import.meta.url), 'utf8');

/** Custom properties of the first block whose selector list holds `selector`. */
function variablesOf(selector: string): Map<string, string> {
  const block = css.split('}').find((part) =>
    part
      .slice(0, part.indexOf('{'))
      .split(',')
      .some((each) => each.trim().endsWith(selector)),
  );
  if (!block) throw new Error(`no block for ${selector}`);
  return new Map(
    [...block.matchAll(/(--tb-[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
  );
}

const light = variablesOf(':root');
const themes = { light, dark: new Map([...light, ...variablesOf('[data-theme="dark"]')]) };

function hexOf(variables: Map<string, string>, name: string): string {
  const value = variables.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? hexOf(variables, reference) : value;
}

function luminanceOf(hex: string): number {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2. */
function contrastOf(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const surfaces = ['page', 'default', 'raised', 'sunken', 'hover', 'selected'];
const readable = ['default', 'muted', 'accent', 'danger', 'success', 'warning', 'link'].flatMap((text) =>
  surfaces.map((surface) => [text, surface] as const),
);
const onFills = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'danger'],
  ['on-accent', 'danger-hover'],
  ['on-inverse', 'inverse'],
  ['accent', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['default', 'accent-soft'],
  ['default', 'danger-soft'],
  ['default', 'success-soft'],
  ['default', 'warning-soft'],
] as const;

describe.each(Object.entries(themes))('in %s', (_, variables) => {
  it.each([...readable, ...onFills])('text %s reads on surface %s (4.5:1)', (text, surface) => {
    const ratio = contrastOf(
      hexOf(variables, `--tb-color-text-${text}`),
      hexOf(variables, `--tb-color-surface-${surface}`),
    );
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['control', 'focus', 'danger', 'strong'])('border %s is seen on every surface (3:1)', (border) => {
    for (const surface of ['page', 'default', 'raised']) {
      const ratio = contrastOf(
        hexOf(variables, `--tb-color-border-${border}`),
        hexOf(variables, `--tb-color-surface-${surface}`),
      );
      expect([surface, ratio >= 3]).toEqual([surface, true]);
    }
  });
});
