import type { OptionMatch } from './optionsMatching.ts';

/** True when the match exists and its option isn't disabled, so the user can choose this option. */
export const isOffered = (match: OptionMatch | undefined): boolean => match !== undefined && !match.option.isDisabled;

/**
 * Index of the option that is `by` steps away from `from`. The first and the last option limit the movement. If the
 * option is disabled, returns the index of the next enabled option in the same direction. If no enabled option follows,
 * returns the index of the last enabled option that the movement passed. If it passed none, returns `from`.
 */
export function placeFrom(matches: readonly OptionMatch[], from: number, by: number): number {
  const step = Math.sign(by);
  const goal = Math.min(Math.max(from + by, 0), matches.length - 1);
  for (let place = goal; matches[place]; place += step) if (isOffered(matches[place])) return place;
  for (let place = goal; place !== from && matches[place]; place -= step) if (isOffered(matches[place])) return place;
  return from;
}
