import type { BuildHookOptions, Plugin, TokenTransformed } from '@terrazzo/parser';
import { FORMAT_ID } from '@terrazzo/plugin-css';

import type { RenamedToken } from '../src/renamedTokens.ts';
import { cssVariable, isBase } from './cssVariable.ts';
import { axesOf, scopedValue, switchOf, type ThemedValue } from './scopedValue.ts';
import { resolverInputOf, type ThemeAxis, themeAxes, themes } from './themeAxes.ts';

const banner = `/* Generated from tokens/src: don't edit. tokens/README.md explains how themes nest. */`;

const rule = (selectors: readonly string[], lines: readonly string[]): string =>
  `:where(${selectors.join(', ')}) {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

const inMedia = (condition: string, block: string): string =>
  `@media ${condition} {\n${block.replaceAll(/^(?=.)/gm, '  ')}\n}`;

/** Returns the CSS declarations with which an element selects one value of a theme axis. */
function switchesTo(axis: ThemeAxis, value: string): readonly string[] {
  const switches = axis.values.map((each) => `${switchOf(each)}: ${each === value ? 'initial' : ''};`);
  return axis.name === 'scheme' ? [`color-scheme: ${value};`, ...switches] : switches;
}

/**
 * Returns the CSS rules that select a value of a theme axis. If the attribute of an element names a value, this value
 * applies. If the attribute is `auto`, or if the root has no attribute for an axis with `isWishByDefault`, the
 * preference of the system decides. On the root, the first value applies in all other cases; another element inherits
 * the value of its parent. In print, the first value of an axis with `isFirstInPrint` always applies.
 */
function switchRules(axis: ThemeAxis): readonly string[] {
  const [first, second] = axis.values;
  const own = (value: string) => `[${axis.attribute}='${value}']`;
  const asks = axis.wish === undefined ? [] : [own('auto')];
  const wishes = axis.isWishByDefault ? [`:root:not([${axis.attribute}])`, ...asks] : asks;
  const chosen = rule([own(second)], switchesTo(axis, second));
  const media = axis.isFirstInPrint ? 'screen and ' : '';
  return [
    rule([':root', own(first), ...asks], switchesTo(axis, first)),
    axis.isFirstInPrint ? inMedia('screen', chosen) : chosen,
    ...(axis.wish === undefined ? [] : [inMedia(media + axis.wish, rule(wishes, switchesTo(axis, second)))]),
  ];
}

/**
 * Returns the selectors of the elements at which a token must be declared again: the elements that can change an axis
 * on which the token depends.
 */
const scopesOf = (axes: readonly ThemeAxis[]): readonly string[] => [
  ':root',
  ...axes.map(({ attribute }) => `[${attribute}]`),
];

/** Returns the CSS value of a transformed token. A typography token becomes a value of the `font` shorthand. */
function cssValueOf({ value }: TokenTransformed): string {
  // The keyword `BlinkMacSystemFont` must not be quoted; with quotes it would be the name of a font family.
  if (typeof value === 'string') return value.replace('"BlinkMacSystemFont"', 'BlinkMacSystemFont');
  const { 'font-weight': weight, 'font-size': size, 'line-height': line, 'font-family': family } = value;
  return `${weight} ${size}/${line} ${family}`;
}

/**
 * Token whose value is used instead of 1rem. All sizes in rem become multiples of its variable, so a page can change
 * all of them with one declaration.
 */
const unit = 'size.rem';

const inUnits = (value: string): string =>
  value.replaceAll(/([\d.]+)rem\b/g, (_, factor: string) => `calc(${factor} * var(${cssVariable(unit)}))`);

/** The values that each public token has in all themes. References to raw scales are replaced by their values. */
function themedValues({ getTransforms }: Pick<BuildHookOptions, 'getTransforms'>): Map<string, ThemedValue[]> {
  const all = new Map<string, ThemedValue[]>();
  for (const theme of themes) {
    const transformed = getTransforms({ format: FORMAT_ID, input: resolverInputOf(theme) });
    const raw = new Map(transformed.map((token) => [cssVariable(token.id), cssValueOf(token)]));
    const written = (value: string): string =>
      value.replaceAll(/var\((--tb-base-[\w-]+)\)/g, (_, name: string) => written(raw.get(name) ?? ''));
    for (const token of transformed) {
      if (isBase(token.id)) continue;
      const values = all.get(token.id) ?? [];
      const value = written(cssValueOf(token));
      values.push({ theme, value: token.id === unit ? value : inUnits(value) });
      all.set(token.id, values);
    }
  }
  return all;
}

/** Returns the axes on which a token depends, through its own values or through the tokens that its values refer to. */
function allAxesOf(id: string, tokens: Map<string, ThemedValue[]>): readonly ThemeAxis[] {
  const values = tokens.get(id) ?? [];
  const referred = [...tokens.keys()].filter((other) =>
    values.some(({ value }) => value.includes(`var(${cssVariable(other)})`)),
  );
  const axes = new Set([...axesOf(values), ...referred.flatMap((other) => allAxesOf(other, tokens))]);
  return themeAxes.filter((axis) => axes.has(axis));
}

/**
 * Returns the CSS rules that declare the variables, one rule for each list of selectors. If a token was renamed, the
 * same rule also declares its old name.
 */
function variableRules(tokens: Map<string, ThemedValue[]>, renamed: readonly RenamedToken[]): readonly string[] {
  const blocks = new Map<string, { scopes: readonly string[]; lines: string[] }>();
  for (const [id, values] of tokens) {
    const scopes = scopesOf(allAxesOf(id, tokens));
    const block = blocks.get(scopes.join()) ?? { scopes, lines: [] };
    block.lines.push(`${cssVariable(id)}: ${scopedValue(values)};`);
    for (const rename of renamed) {
      if (rename.new === id) block.lines.push(`${cssVariable(rename.old)}: var(${cssVariable(id)});`);
    }
    blocks.set(scopes.join(), block);
  }
  return [...blocks.values()].map(({ scopes, lines }) => rule(scopes, lines));
}

/**
 * Returns the style sheet that declares the variables of all tokens.
 * @throws Error when an entry of `renamed` is wrong, or when `forced` has no entry for a colour
 */
export function styleSheetOf(
  tokens: Map<string, ThemedValue[]>,
  { renamed, forced }: { renamed: readonly RenamedToken[]; forced: Readonly<Record<string, string | null>> },
): string {
  const lost = renamed.filter((rename) => !tokens.has(rename.new) || tokens.has(rename.old));
  if (lost.length > 0)
    throw new Error(`renamed to nothing, or not renamed at all: ${lost.map(({ old }) => old).join()}`);
  const colors = [...tokens].filter(([id]) => id.startsWith('color.'));
  const forcedLines = colors.flatMap(([id]) => {
    const color = forced[id];
    if (color === undefined) throw new Error(`${id} has no system colour in src/forcedColors.ts`);
    return color === null ? [] : [`${cssVariable(id)}: ${color};`];
  });
  const colorScopes = scopesOf(themeAxes.filter((axis) => colors.some(([id]) => allAxesOf(id, tokens).includes(axis))));
  return [
    banner,
    ...themeAxes.flatMap(switchRules),
    ...variableRules(tokens, renamed),
    inMedia('(forced-colors: active)', rule(colorScopes, forcedLines)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/**
 * Writes `tokens.css`. It declares each public token with one value for all themes, and colours also for forced
 * colours.
 */
export function scopedCss(options: Parameters<typeof styleSheetOf>[1]): Plugin {
  return {
    name: 'scoped-css',
    // oxlint-disable-next-line require-await -- the plugin interface is asynchronous
    async build({ getTransforms, outputFile }) {
      outputFile('tokens.css', styleSheetOf(themedValues({ getTransforms }), options));
    },
  };
}
