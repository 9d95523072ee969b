import type { Address } from './address.ts';
import type { RegionIndex } from './regionIndex.ts';

/** The names of a region and of the regions above it, such as 广东省 / 深圳市 / 南山区; empty when the code is unknown. */
export const regionPathText = (index: RegionIndex, code: number): string =>
  index
    .pathOf(code)
    .map(({ name }) => name)
    .join(' / ');

/** Code of the lowest region that is chosen in an address; 0 when no region is chosen. */
export const regionCodeOf = ({ provinceCode, cityCode, districtCode }: Address): number =>
  districtCode || cityCode || provinceCode;

/** An address in one line, such as 广东省深圳市南山区科技园 1 号. */
export const addressText = (index: RegionIndex, address: Address): string =>
  index
    .pathOf(regionCodeOf(address))
    .map(({ name }) => name)
    .join('') + address.detail;
