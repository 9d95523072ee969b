import type { OptionMatch } from './optionsMatching.ts';

/** True when the user can choose the matched option. */
export const isOffered = (match: OptionMatch | undefined): boolean => match !== undefined && !match.option.isDisabled;

/** The index that is about `by` steps away from `from`, skipping disabled options; `from` itself when there is none. */
export function placeFrom(matches: readonly OptionMatch[], from: number, by: number): number {
  const step = Math.sign(by);
  const goal = Math.min(Math.max(from + by, 0), matches.length - 1);
  for (let place = goal; matches[place]; place += step) if (isOffered(matches[place])) return place;
  for (let place = goal; place !== from && matches[place]; place -= step) if (isOffered(matches[place])) return place;
  return from;
}
