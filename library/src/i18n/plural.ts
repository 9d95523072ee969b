import { formatCount } from './counted.ts';

/**
 * Returns an English count with its noun: `1 person`, `2 persons`, `10,000 persons`.
 * @param many the plural of the noun. @default the noun with an `s`
 */
export function plural(count: number | string | undefined, noun: string, many: string = `${noun}s`): string {
  const shown = typeof count === 'number' ? formatCount(count) : String(count);
  return `${shown} ${shown === '1' ? noun : many}`;
}
