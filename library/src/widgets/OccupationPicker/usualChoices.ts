import type { RecentChoices } from '../../components/Cascader/index.ts';
import { usualOccupations } from '../../domain/occupation/usualOccupations.ts';

/**
 * Recent choices that are the occupations of the employer's other persons; nothing is stored, because each choice
 * becomes one of them.
 */
export const usualChoices = (codes: () => Iterable<string>): RecentChoices => ({
  read: () => usualOccupations(codes()),
  write: () => undefined,
});
