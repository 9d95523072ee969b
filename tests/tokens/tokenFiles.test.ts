import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { themes } from '../../tokens/build/themeAxes.ts';
import { forcedColors } from '../../tokens/src/forcedColors.ts';
import { renamedTokens } from '../../tokens/src/renamedTokens.ts';
import { forcedVariables, nameOf, variablesIn } from './readTheme.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

interface Token {
  readonly id: string;
  readonly value: unknown;
}

type Group = Readonly<Record<string, unknown>>;

/** Returns the tokens in a group of a DTCG file. */
function tokensIn(group: Group, path: readonly string[] = []): readonly Token[] {
  return Object.entries(group).flatMap(([key, child]): readonly Token[] => {
    if (key.startsWith('$') || typeof child !== 'object' || child === null) return [];
    if ('$value' in child) return [{ id: [...path, key].join('.'), value: child.$value }];
    return tokensIn(child as Group, [...path, key]);
  });
}

const files = globSync('**/*.tokens.json', { cwd: `${root}tokens/src` });
const tokensOf = (file: string) => tokensIn(JSON.parse(read(`tokens/src/${file}`)) as Group);
const idsOf = (file: string) => new Set(tokensOf(file).map(({ id }) => id));
/**
 * True if the value is in rem. The scale has only font sizes in rem, so a height in rem can be equal to a value of the
 * scale by chance.
 */
const isRem = (value: unknown) => JSON.stringify(value).includes('"rem"');

const inDefault = tokensIn(JSON.parse(read('tokens/dist/tokens.json')) as Group);

describe('the files of the tokens', () => {
  it.each([
    ['semantic/light', 'semantic/dark'],
    ['brand/tuanbao', 'brand/partner'],
    ['component/comfortable', 'component/compact'],
  ])('%s and %s hold the same tokens', (one, other) => {
    expect([...idsOf(`${one}.tokens.json`)].toSorted()).toEqual([...idsOf(`${other}.tokens.json`)].toSorted());
  });

  it.each(['light', 'dark'])('more contrast in %s changes tokens of the scheme and adds none', (scheme) => {
    const own = idsOf(`semantic/${scheme}.tokens.json`);
    expect([...idsOf(`semantic/${scheme}-more.tokens.json`)].filter((id) => !own.has(id))).toEqual([]);
  });

  it.each(files)('%s names its tokens in kebab-case', (file) => {
    expect([...idsOf(file)].filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id))).toEqual(
      [],
    );
  });

  it.each(files.filter((file) => !file.startsWith('base/')))(
    '%s takes its values from a scale that has them',
    (file) => {
      const scales = new Map([
        ...tokensOf('base/scales.tokens.json').map(({ id, value }) => [JSON.stringify(value), id] as const),
        ...tokensOf('base/palette.tokens.json').map(({ id, value }) => [JSON.stringify(value), id] as const),
      ]);
      const raw = tokensOf(file).filter(({ value }) => typeof value === 'object' && !isRem(value));
      expect(raw.filter(({ value }) => scales.has(JSON.stringify(value))).map(({ id }) => id)).toEqual([]);
    },
  );

  it('a palette’s colour is the same in hex and in components', () => {
    const wrong = tokensOf('base/palette.tokens.json').filter(({ value }) => {
      const { hex, components } = value as { hex: string; components: readonly number[] };
      return components.some(
        (part, at) => Math.round(part * 255) !== Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the built style sheet', () => {
  it.each(themes.map((theme) => [nameOf(theme), theme] as const))('has every token in the theme %s', (_, theme) => {
    const variables = variablesIn(theme);
    const missing = inDefault
      .filter(({ id }) => !id.startsWith('base.'))
      .filter(({ id }) => (variables.get(`--tb-${id.replaceAll('.', '-')}`) ?? '') === '');
    expect(missing).toEqual([]);
  });

  it('gives each theme values of its own', () => {
    const sheets = themes.map((theme) => JSON.stringify([...variablesIn(theme)]));
    expect(new Set(sheets).size).toBe(themes.length);
  });

  it('has a system colour for each colour, and none for a removed colour', () => {
    const colors = inDefault.filter(({ id }) => id.startsWith('color.')).map(({ id }) => id);
    expect(Object.keys(forcedColors).toSorted()).toEqual(colors.toSorted());
    expect(forcedVariables().size).toBe(Object.values(forcedColors).filter((color) => color !== null).length);
  });

  it('keeps targets at 24 px or more in both densities', () => {
    for (const theme of themes) {
      for (const name of ['control', 'control-small', 'row']) {
        const height = variablesIn(theme).get(`--tb-size-${name}`) ?? '';
        const [, factor] = /^calc\(([\d.]+) \* 1rem\)$/.exec(height) ?? [];
        expect(Number(factor) * 16).toBeGreaterThanOrEqual(24);
      }
    }
  });
});

describe.each(themes.map((theme) => [nameOf(theme), theme] as const))(
  'on a page of 10 pixels, the theme %s',
  (_, theme) => {
    it('gives every size in rem back by one variable', () => {
      const unit = '--tb-size-rem';
      const larger = variablesIn(theme, new Map([[unit, '1.6rem']]));
      const inRem = [...variablesIn(theme)].filter(([name, value]) => name !== unit && /\drem/.test(value));
      expect(inRem.length).toBeGreaterThan(10);
      for (const [name, value] of inRem) expect(larger.get(name)).toBe(value.replaceAll('* 1rem)', '* 1.6rem)'));
      expect(inRem.filter(([name]) => larger.get(name)?.match(/(?<!1\.6)rem/))).toEqual([]);
    });
  },
);

describe('the public tokens', () => {
  const sources = [
    ...globSync('{library/src,app/client,stories,.storybook}/**/*.{ts,tsx,css}', { cwd: root }),
    ...globSync('tokens/src/semantic/*.tokens.json', { cwd: root }),
    'tokens/typography.css',
  ]
    .map((path) => read(path))
    .join('\n');
  const isUsed = (id: string) => {
    const reference = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const variable = `--tb-${id.replaceAll('.', '-')}`;
    return [
      new RegExp(`\\b${reference}\\b(?!\\.)`),
      new RegExp(`${variable}(?![\\w-])`),
      new RegExp(`\\{${id}\\}`),
    ].some((pattern) => pattern.test(sources));
  };

  it('are all used', () => {
    expect(inDefault.filter(({ id }) => !id.startsWith('base.') && !isUsed(id)).map(({ id }) => id)).toEqual([]);
  });

  it('are used by their new names', () => {
    const references = renamedTokens.map(({ old }) =>
      old.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(references.filter((reference) => sources.includes(`\${${reference}}`))).toEqual([]);
  });
});
