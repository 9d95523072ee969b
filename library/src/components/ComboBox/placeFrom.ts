import type { OptionMatch } from './optionsMatching.ts';

/** True when the user can choose the option of the match: it isn't disabled. */
export const isOffered = (match: OptionMatch | undefined): boolean => match !== undefined && !match.option.isDisabled;

/**
 * Index of the option that is `by` steps away from `from`, or of the first or last option if there are fewer steps. If
 * that option is disabled, the next one in the same direction that can be chosen; if there is none, the nearest one on
 * the way back. `from` when no option in this direction can be chosen.
 */
export function placeFrom(matches: readonly OptionMatch[], from: number, by: number): number {
  const step = Math.sign(by);
  const goal = Math.min(Math.max(from + by, 0), matches.length - 1);
  for (let place = goal; matches[place]; place += step) if (isOffered(matches[place])) return place;
  for (let place = goal; place !== from && matches[place]; place -= step) if (isOffered(matches[place])) return place;
  return from;
}
