import type { Address } from './address.ts';
import type { RegionIndex } from './regionIndex.ts';
import { regionCodeOf } from './regionPath.ts';

/** Codes of the problems that the regions of an address can have. */
export type AddressRegionFault = 'regionUnknown' | 'regionMismatch';

/** The part of the region index that `addressRegionFault` needs. */
export type RegionPaths = Pick<RegionIndex, 'pathOf'>;

/**
 * The problem of the regions in an address: an unknown code, a city outside the province, or a district outside the
 * city. Null when the regions have no problem, or when no region is chosen. Abolished codes are treated as unknown;
 * convert them with `presentAddressOf` first.
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
