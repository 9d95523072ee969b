import type { Address } from './address.ts';
import { parentCodeOf, type RegionIndex } from './regionIndex.ts';
import { regionCodeOf } from './regionPath.ts';
import type { RegionSuccessors } from './regionSuccessors.ts';

/**
 * Converts any code to current codes: itself if it still exists, its successors if it was abolished (several if the
 * region was divided), or none if it is unknown.
 */
export const successorsOf = (index: RegionIndex, successors: RegionSuccessors, code: number): readonly number[] =>
  index.regionOf(code) ? [code] : (successors.get(code) ?? []);

/**
 * The current region for an earlier choice. Of several successors it is the lowest region that contains them all.
 * Returns 0 when there is none.
 */
export function presentRegionOf(index: RegionIndex, successors: RegionSuccessors, code: number): number {
  const paths = successorsOf(index, successors, code).map((one) => index.pathOf(one).map((region) => region.code));
  const [first = [], ...others] = paths;
  return [...first].reverse().find((candidate) => others.every((path) => path.includes(candidate))) ?? 0;
}

/** True when the codes of an address fit together: each level lies inside the level above it. */
const isOnePath = ({ provinceCode, cityCode, districtCode }: Address): boolean => {
  const levels = [districtCode, cityCode, provinceCode].filter((code) => code !== 0);
  return levels.every((code, at) => at === levels.length - 1 || parentCodeOf(code) === levels[at + 1]);
};

/**
 * Converts an earlier address to current codes, so that an old draft can be opened. Levels that the user must choose
 * again become 0. If the codes contradict each other the address isn't changed, because the wrong code is unknown.
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
