import { isWithin } from './regionIndex.ts';

/**
 * True when a region may be chosen, because it is one of the product's area codes or lies inside one. An empty list
 * allows the whole country.
 */
export const isInAreas = (code: number, areaCodes: readonly number[]): boolean =>
  areaCodes.length === 0 || areaCodes.some((area) => area === code || isWithin(code, area));

/** True when the region or a region inside it may be chosen, so that its column can be opened. */
export const leadsToAreas = (code: number, areaCodes: readonly number[]): boolean =>
  isInAreas(code, areaCodes) || areaCodes.some((area) => isWithin(area, code));
