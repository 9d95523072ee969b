import { isWithin } from './regionIndex.ts';

/** Whether a region may be chosen at last: it lies in one of a product's area codes, or is one; no area codes allow the whole country. */
export const isInAreas = (code: number, areaCodes: readonly number[]): boolean =>
  areaCodes.length === 0 || areaCodes.some((area) => area === code || isWithin(code, area));

/** Whether something below a region (or the region itself) may be chosen: its column has to open. */
export const leadsToAreas = (code: number, areaCodes: readonly number[]): boolean =>
  isInAreas(code, areaCodes) || areaCodes.some((area) => isWithin(area, code));
