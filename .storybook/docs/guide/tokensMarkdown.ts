import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as tokens from '@tuanbao/tokens';

import { root } from '../facts/folders.ts';
import type { ShownElement } from '../markdown/guideMarkdown.ts';
import { table } from '../markdown/table.ts';
import { type ThemeSwitches, valueIn, variablesIn } from '../markdown/tokenValues.ts';

const variables = new Map(variablesIn(readFileSync(join(root, 'tokens/dist/tokens.css'), 'utf8')));
// The value of this variable, a list of fonts, is too long for a table. Text styles therefore show the variable's name.
variables.delete('--tb-font-family-sans');

type Themes = Readonly<Record<string, ThemeSwitches>>;

const usual = { scheme: 'light', contrast: 'normal', brand: 'tuanbao', density: 'comfortable' };
const themeOf = (changes: Partial<typeof usual> = {}): ThemeSwitches => Object.values({ ...usual, ...changes });

const colourThemes: Themes = {
  Light: themeOf(),
  Dark: themeOf({ scheme: 'dark' }),
  'Light, more contrast': themeOf({ contrast: 'more' }),
  'Dark, more contrast': themeOf({ scheme: 'dark', contrast: 'more' }),
  Partner: themeOf({ brand: 'partner' }),
  'Partner, dark': themeOf({ scheme: 'dark', brand: 'partner' }),
};
const densities: Themes = { Comfortable: themeOf(), Compact: themeOf({ density: 'compact' }) };

const variableIn = (reference: string): string => reference.slice('var('.length, -1);

/** A table of tokens with their variables and their values in themes. */
function tokenTable(path: string, group: Readonly<Record<string, string>>, themes: Themes): string {
  const rows = Object.entries(group).map(([token, reference]) => [
    `\`${path}.${token}\``,
    `\`${variableIn(reference)}\``,
    ...Object.values(themes).map((theme) => valueIn(variables, reference, theme)),
  ]);
  return `${table(['Token', 'Variable', ...Object.keys(themes)], rows)}\n`;
}

const { color, text, ...measures } = tokens;
const groupOf = <Group>(groups: Readonly<Record<string, Group>>, name: string | undefined): Group => {
  const found = Object.entries(groups).find(([each]) => each === name);
  if (!found) throw new Error(`no group of tokens is called ${name}`);
  return found[1];
};

/** The elements of the token pages as tables, with the values that `tokens.css` has in each theme. */
export const tokensShown: Readonly<Record<string, ShownElement>> = {
  ColourThemes: ({ group }) => tokenTable(`color.${group}`, groupOf(color, group), colourThemes),
  MeasureTable: ({ group = '' }) => {
    const { space, size, radius, shadow, motion, layer } = measures;
    const found = groupOf<Readonly<Record<string, string>>>({ space, size, radius, shadow, motion, layer }, group);
    return tokenTable(group, found, group === 'shadow' ? colourThemes : densities);
  },
  TypeSpecimen: tokenTable('text', text, { Value: themeOf() }),
  DensityThemes: tokenTable('size', measures.size, densities),
};
