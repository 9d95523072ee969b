import { readFileSync } from 'node:fs';

import { switchOf } from '../../tokens/build/scopedValue.ts';
import { type Theme, themes } from '../../tokens/build/themeAxes.ts';

const css = readFileSync(new URL('../../tokens/dist/tokens.css', import.meta.url), 'utf8');
const [ordinary = '', forced = ''] = css.split('@media (forced-colors: active)');

const declarationsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/(--tb-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));

/** Returns the position of the closing parenthesis for the opening one at `from`. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  throw new Error(`no end of ${text.slice(from)}`);
}

/** Returns the value in which all `var()` references are resolved, as a browser does it. */
function followed(value: string, variables: ReadonlyMap<string, string>): string {
  const start = value.indexOf('var(');
  if (start === -1) return value.trim();
  const end = closing(value, start + 3);
  const inner = value.slice(start + 4, end);
  const comma = inner.indexOf(',');
  const name = comma === -1 ? inner : inner.slice(0, comma);
  const known = variables.get(name) ?? 'initial';
  const replaced = known === 'initial' ? inner.slice(comma + 1) : known;
  if (known === 'initial' && comma === -1) throw new Error(`${name} is not declared`);
  return followed(value.slice(0, start) + replaced + value.slice(end + 1), variables);
}

export type Variables = ReadonlyMap<string, string>;

/**
 * Returns the variables of the built style sheet for a theme, with resolved references. `own` contains variables that a
 * brand sets.
 */
export function variablesIn(theme: Theme, own: Variables = new Map()): Variables {
  const declared = new Map([...declarationsIn(ordinary)].filter(([name]) => !name.startsWith('--tb-when-')));
  const chosen = new Set(Object.values(theme));
  const switches = themes
    .flatMap((each) => Object.values(each))
    .map((value) => [switchOf(value), chosen.has(value) ? 'initial' : ''] as const);
  const all = new Map([...declared, ...switches, ...own]);
  return new Map([...declared].map(([name, value]) => [name, followed(value, all)]));
}

/** Returns the variables that the style sheet sets for forced colours. */
export const forcedVariables = (): Variables => declarationsIn(forced);

/** Returns a name of a theme for the titles of tests. */
export const nameOf = (theme: Theme): string => Object.values(theme).join(' ');
