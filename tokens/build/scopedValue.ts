import { type Theme, type ThemeAxis, themeAxes } from './themeAxes.ts';

/** The value that a token has in one theme. */
export interface ThemedValue {
  readonly theme: Theme;
  readonly value: string;
}

/**
 * Name of the inherited variable that switches a value of an axis on or off. The variable is `initial` when the value
 * is on, so that `var(--tb-when-dark, X)` results in X. It is empty when the value is off, so that the same expression
 * results in nothing.
 */
export const switchOf = (value: string): string => `--tb-when-${value}`;

const isSame = (values: readonly ThemedValue[]) => values.every(({ value }) => value === values[0]?.value);

const partOf = (values: readonly ThemedValue[], axis: ThemeAxis, part: string) =>
  values.filter(({ theme }) => theme[axis.name] === part);

/** True if the token has different values in two themes that differ only in this axis. */
const variesBy = (values: readonly ThemedValue[], axis: ThemeAxis): boolean => {
  const keyOf = (theme: Theme) => themeAxes.map(({ name }) => (name === axis.name ? '' : theme[name])).join(' ');
  const seen = new Map<string, string>();
  return values.some(({ theme, value }) => {
    const known = seen.get(keyOf(theme));
    seen.set(keyOf(theme), value);
    return known !== undefined && known !== value;
  });
};

/** Returns the axes on which the value of a token depends, in the order of `themeAxes`. */
export const axesOf = (values: readonly ThemedValue[]): readonly ThemeAxis[] =>
  themeAxes.filter((axis) => variesBy(values, axis));

/**
 * Returns one CSS value for all themes. In the browser, the switches of an element select the part for the element's
 * theme.
 */
export function scopedValue(values: readonly ThemedValue[]): string {
  if (isSame(values)) return values[0]?.value ?? '';
  const [axis] = axesOf(values);
  if (!axis) throw new Error('two values for one theme');
  return axis.values.map((part) => `var(${switchOf(part)}, ${scopedValue(partOf(values, axis, part))})`).join(' ');
}
