import type { Address } from './address.ts';
import type { RegionIndex } from './regionIndex.ts';
import { regionCodeOf } from './regionPath.ts';

/** What can be wrong with the codes of an address. */
export type AddressRegionFault = 'regionUnknown' | 'regionMismatch';

/** What the check needs of the region data. */
export type RegionPaths = Pick<RegionIndex, 'pathOf'>;

/**
 * What is wrong with the region that an address names: a code that no region has, or a city that isn't of the province
 * (a district not of the city). Null where nothing is wrong, or nothing was chosen. The codes are those of today:
 * abolished ones go through `presentAddressOf` first.
 */
export function addressRegionFault(address: Address, regions: RegionPaths): AddressRegionFault | null {
  const { provinceCode, cityCode, districtCode } = address;
  const lowest = regionCodeOf(address);
  if (lowest === 0) return null;
  const path = regions.pathOf(lowest);
  if (path.length === 0) return 'regionUnknown';
  const [province, city, district] = path.map(({ code }) => code);
  const isWhole = provinceCode === province && cityCode === (city ?? 0) && districtCode === (district ?? 0);
  return isWhole ? null : 'regionMismatch';
}
