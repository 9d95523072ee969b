import type { OptionMatch } from './optionsMatching.ts';

/** Whether a match can be chosen. */
export const isOffered = (match: OptionMatch | undefined): boolean => match !== undefined && !match.option.isDisabled;

/** The place about `by` on from `from`, over options that can't be chosen; `from` where there is none. */
export function placeFrom(matches: readonly OptionMatch[], from: number, by: number): number {
  const step = Math.sign(by);
  const goal = Math.min(Math.max(from + by, 0), matches.length - 1);
  for (let place = goal; matches[place]; place += step) if (isOffered(matches[place])) return place;
  for (let place = goal; place !== from && matches[place]; place -= step) if (isOffered(matches[place])) return place;
  return from;
}
