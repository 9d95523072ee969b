import type { Address } from './address.ts';
import { parentCodeOf } from './regionCode.ts';
import type { RegionIndex } from './regionIndex.ts';
import { regionCodeOf } from './regionPath.ts';
import type { RegionSuccessors } from './regionSuccessors.ts';

/**
 * Converts any region code to codes in use. A code in use is returned as it is. An abolished code becomes its
 * successors (several if the region was divided). For an unknown code the list is empty.
 */
export const successorsOf = (index: RegionIndex, successors: RegionSuccessors, code: number): readonly number[] =>
  index.regionOf(code) ? [code] : (successors.get(code) ?? []);

/**
 * Code of the region in use that corresponds to a stored region code. If the stored region was divided, returns the
 * lowest region that contains all its successors. Returns 0 when no region corresponds.
 */
export function presentRegionOf(index: RegionIndex, successors: RegionSuccessors, code: number): number {
  const paths = successorsOf(index, successors, code).map((one) => index.pathOf(one).map((region) => region.code));
  const [first = [], ...others] = paths;
  return [...first].reverse().find((candidate) => others.every((path) => path.includes(candidate))) ?? 0;
}

/** True when the codes of an address fit together: each chosen region lies inside the chosen region above it. */
const isOnePath = ({ provinceCode, cityCode, districtCode }: Address): boolean => {
  const levels = [districtCode, cityCode, provinceCode].filter((code) => code !== 0);
  return levels.every((code, at) => at === levels.length - 1 || parentCodeOf(code) === levels[at + 1]);
};

/**
 * Converts the regions of a stored address to codes in use, so that an old draft can be opened. A level that the user
 * must choose again becomes 0. If the codes contradict each other, the address isn't changed, because it is unknown
 * which of them is wrong. The address isn't changed either if no region in use corresponds to it.
 */
export function presentAddressOf(index: RegionIndex, successors: RegionSuccessors, address: Address): Address {
  const chosen = regionCodeOf(address);
  if (chosen === 0 || index.regionOf(chosen) || !isOnePath(address)) return address;
  const present = presentRegionOf(index, successors, chosen);
  if (present === 0) return address;
  const [province, city, district] = index.pathOf(present);
  return {
    ...address,
    provinceCode: province?.code ?? 0,
    cityCode: city?.code ?? 0,
    districtCode: district?.code ?? 0,
  };
}
