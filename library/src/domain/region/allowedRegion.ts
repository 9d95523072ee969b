import { isWithin } from './regionIndex.ts';

/**
 * True when a region may be chosen: it is, or is inside, one of a product's area codes; an empty list allows the whole
 * country.
 */
export const isInAreas = (code: number, areaCodes: readonly number[]): boolean =>
  areaCodes.length === 0 || areaCodes.some((area) => area === code || isWithin(code, area));

/** True when a region, or one below it, may be chosen: its column has to open. */
export const leadsToAreas = (code: number, areaCodes: readonly number[]): boolean =>
  isInAreas(code, areaCodes) || areaCodes.some((area) => isWithin(area, code));
