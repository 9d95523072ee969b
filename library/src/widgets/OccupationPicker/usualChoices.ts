import type { RecentChoices } from '../../components/Cascader/index.ts';
import { usualOccupations } from '../../domain/occupation/usualOccupations.ts';

/**
 * Offers the occupations of the employer's other persons as recent choices. Nothing is stored, because each chosen
 * occupation becomes one of them.
 */
export const usualChoices = (codes: () => Iterable<string>): RecentChoices => ({
  read: () => usualOccupations(codes()),
  write: () => undefined,
});
