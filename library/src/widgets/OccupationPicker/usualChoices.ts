import type { RecentChoices } from '../../components/Cascader/index.ts';
import { usualOccupations } from '../../domain/occupation/usualOccupations.ts';

/**
 * Returns the most frequent occupations in `codes` as recent choices. A choice of the user isn't stored, because the
 * caller supplies the codes.
 */
export const usualChoices = (codes: () => Iterable<string>): RecentChoices => ({
  read: () => usualOccupations(codes()),
  write: () => undefined,
});
