import type { RecentChoices } from '../../components/Cascader/index.ts';
import { usualOccupations } from '../../domain/occupation/usualOccupations.ts';

/**
 * Returns the occupations of the employer's other persons as recent choices. Nothing has to be stored, because each
 * occupation of a person is automatically among these choices.
 */
export const usualChoices = (codes: () => Iterable<string>): RecentChoices => ({
  read: () => usualOccupations(codes()),
  write: () => undefined,
});
