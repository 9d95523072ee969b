import { occupationClasses } from '../occupation/occupationClass.ts';
import type { OccupationRule } from '../occupation/occupationRule.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { OccupationLine } from './scheme.ts';

/**
 * Problems of occupation classes that have fewer persons in the order than the product requires. A class without
 * persons isn't checked.
 */
export const minimumHeadsProblems = (
  { minHeadsByClass = {} }: OccupationRule,
  lines: readonly OccupationLine[],
): readonly Problem<'tooFewOfClass'>[] =>
  occupationClasses.flatMap((occupationClass) => {
    const min = minHeadsByClass[occupationClass] ?? 0;
    const heads = lines
      .filter((line) => line.occupationClass === occupationClass)
      .reduce((sum, line) => sum + line.heads, 0);
    return heads > 0 && heads < min
      ? [errorAt('persons', 'tooFewOfClass' as const, { class: occupationClass, min, heads })]
      : [];
  });
