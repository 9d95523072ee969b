import type { RecentChoices } from '../../components/Cascader/index.ts';
import { usualOccupations } from '../../domain/occupation/usualOccupations.ts';

/**
 * Returns the occupations of the employer's other persons as recent choices. Nothing has to be stored: as soon as an
 * occupation is chosen for a person, it is one of them.
 */
export const usualChoices = (codes: () => Iterable<string>): RecentChoices => ({
  read: () => usualOccupations(codes()),
  write: () => undefined,
});
