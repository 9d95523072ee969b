/** The settings of a theme, such as `dark` or `compact`. The switch of `dark` in `tokens.css` is `--tb-when-dark`. */
export type ThemeSwitches = readonly string[];

const declaration = /^\s*(--tb-[\w-]+):\s*([^;]*);/gm;

/**
 * The variables of a style sheet with the text of their first declaration. The switches of themes (`--tb-when-…`) are
 * left out.
 */
export const variablesIn = (css: string): ReadonlyMap<string, string> => {
  const variables = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(declaration))
    if (!variables.has(name) && !name.startsWith('--tb-when-')) variables.set(name, value);
  return variables;
};

/** The index after the bracket `)` that closes the opening bracket directly before `start`. */
function endOfBracket(text: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return at;
}

/**
 * The value of a text in a theme: `var(--tb-when-dark, X)` is X if the theme has that switch and nothing otherwise, and
 * any other variable is replaced by its value. A variable that isn't in `variables` stays.
 */
export const valueIn = (variables: ReadonlyMap<string, string>, text: string, theme: ThemeSwitches): string =>
  replaced(variables, text, theme)
    .replaceAll(/calc\(([\d.]+) \* 1rem\)/g, '$1rem')
    .replaceAll(/\s+/g, ' ')
    .trim();

function replaced(variables: ReadonlyMap<string, string>, text: string, theme: ThemeSwitches): string {
  const start = text.indexOf('var(');
  if (start === -1) return text;
  const end = endOfBracket(text, start + 4);
  const reference = text.slice(start, end);
  const value = valueOf(variables, reference, theme) ?? reference;
  return `${text.slice(0, start)}${value}${replaced(variables, text.slice(end), theme)}`;
}

function valueOf(variables: ReadonlyMap<string, string>, reference: string, theme: ThemeSwitches): string | undefined {
  const [name = '', ...rest] = reference.slice(4, -1).split(',');
  const [, whenSwitch] = /^--tb-when-(\w+)$/.exec(name) ?? [];
  if (whenSwitch !== undefined) return theme.includes(whenSwitch) ? replaced(variables, rest.join(','), theme) : '';
  const own = variables.get(name);
  return own === undefined ? undefined : replaced(variables, own, theme);
}
