import { isWithin } from './regionCode.ts';

/**
 * True when a region may be chosen: it is one of the product's area codes, or it lies inside one of them. If
 * `areaCodes` is empty, every region may be chosen.
 */
export const isInAreas = (code: number, areaCodes: readonly number[]): boolean =>
  areaCodes.length === 0 || areaCodes.some((area) => area === code || isWithin(code, area));

/**
 * True when a region, or at least one region inside it, may be chosen. The user can then select the region, in order to
 * see the regions inside it.
 */
export const leadsToAreas = (code: number, areaCodes: readonly number[]): boolean =>
  isInAreas(code, areaCodes) || areaCodes.some((area) => isWithin(area, code));
