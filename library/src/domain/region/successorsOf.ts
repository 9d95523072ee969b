import type { Address } from './address.ts';
import { parentCodeOf, type RegionIndex } from './regionIndex.ts';
import { regionCodeOf } from './regionPath.ts';
import type { RegionSuccessors } from './regionSuccessors.ts';

/**
 * The present codes of a code of any time: the code itself where it still exists, its successors where it was abolished
 * (several where it was divided), none where it is unknown.
 */
export const successorsOf = (index: RegionIndex, successors: RegionSuccessors, code: number): readonly number[] =>
  index.regionOf(code) ? [code] : (successors.get(code) ?? []);

/**
 * The present region of an earlier choice: the successor, or the region that contains all of several successors; 0
 * where none is known or they share no province.
 */
export function presentRegionOf(index: RegionIndex, successors: RegionSuccessors, code: number): number {
  const paths = successorsOf(index, successors, code).map((one) => index.pathOf(one).map((region) => region.code));
  const [first = [], ...others] = paths;
  return [...first].reverse().find((candidate) => others.every((path) => path.includes(candidate))) ?? 0;
}

/** True when each level of an address belongs to the one above, according to the codes. */
const isOnePath = ({ provinceCode, cityCode, districtCode }: Address): boolean => {
  const levels = [districtCode, cityCode, provinceCode].filter((code) => code !== 0);
  return levels.every((code, at) => at === levels.length - 1 || parentCodeOf(code) === levels[at + 1]);
};

/**
 * An earlier address with today's codes, so that an old draft opens; levels that need a new choice are 0. Contradicting
 * codes are unchanged, because it is unknown which of them is right.
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
