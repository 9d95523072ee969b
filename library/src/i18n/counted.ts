import { groupedDigits } from './groupedDigits.ts';

/** Formats a number with thousands separators: `10,000`. */
export const formatCount = (count: number): string =>
  count < 0 ? `-${groupedDigits(String(-count))}` : groupedDigits(String(count));

/**
 * A template tag that formats numbers with `formatCount`: `` counted`${10_000} 人` `` returns `10,000 人`. Strings in the
 * template stay as they are. Don't use the tag for codes, years and row numbers.
 */
export function counted(sentence: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): string {
  return sentence.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? formatCount(value) : String(value)}${part}`;
  });
}
