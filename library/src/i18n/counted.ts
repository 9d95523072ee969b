import { groupedDigits } from './groupedDigits.ts';

/** A count as it is read everywhere: whole digits in threes, `10,000`. */
export const formatCount = (count: number): string =>
  count < 0 ? `-${groupedDigits(String(-count))}` : groupedDigits(String(count));

/**
 * A template whose numbers are counts, written by `formatCount`: `` counted`${10_000} 人` `` is `10,000 人`. Texts stay as
 * they are. Not for codes, years and row numbers.
 */
export function counted(sentence: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): string {
  return sentence.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? formatCount(value) : String(value)}${part}`;
  });
}
