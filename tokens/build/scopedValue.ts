import { type Theme, type ThemeAxis, themeAxes } from './themeAxes.ts';

/** What a token is in one theme. */
export interface ThemedValue {
  readonly theme: Theme;
  readonly value: string;
}

/**
 * The inherited variable that says whether a value of an axis holds: `initial` where it does, so that
 * `var(--tb-when-dark, X)` is X there, and empty where it doesn't, so that the same is nothing.
 */
export const switchOf = (value: string): string => `--tb-when-${value}`;

const isSame = (values: readonly ThemedValue[]) => values.every(({ value }) => value === values[0]?.value);

const partOf = (values: readonly ThemedValue[], axis: ThemeAxis, part: string) =>
  values.filter(({ theme }) => theme[axis.name] === part);

/** Whether the value differs between two themes that differ in this axis alone. */
const variesBy = (values: readonly ThemedValue[], axis: ThemeAxis): boolean => {
  const keyOf = (theme: Theme) => themeAxes.map(({ name }) => (name === axis.name ? '' : theme[name])).join(' ');
  const seen = new Map<string, string>();
  return values.some(({ theme, value }) => {
    const known = seen.get(keyOf(theme));
    seen.set(keyOf(theme), value);
    return known !== undefined && known !== value;
  });
};

/** The axes by which a token varies, in their order. */
export const axesOf = (values: readonly ThemedValue[]): readonly ThemeAxis[] =>
  themeAxes.filter((axis) => variesBy(values, axis));

/** One CSS value for all themes, which the switches of the element cut down to its own. */
export function scopedValue(values: readonly ThemedValue[]): string {
  if (isSame(values)) return values[0]?.value ?? '';
  const [axis] = axesOf(values);
  if (!axis) throw new Error('two values for one theme');
  return axis.values.map((part) => `var(${switchOf(part)}, ${scopedValue(partOf(values, axis, part))})`).join(' ');
}
