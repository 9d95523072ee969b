import { type Address, emptyAddress } from '../../region/address.ts';

/** Codes of the problems that only swimming pools have. */
export type PoolCode =
  | 'poolCountRequired'
  | 'poolAreaRequired'
  | 'poolRegionRequired'
  | 'poolAddressRequired'
  | 'poolImagesRequired';

/** 游泳池 (swimming pools) of a venue (specification §3): size, number, place and photographs. */
export interface SwimmingPools {
  /** 营业面积 (business area) of each pool in square metres, with at most two decimals; null when it is missing. */
  readonly areaSquareMetres: number | null;
  /** 游泳池个数 (number of pools); null when it is missing. */
  readonly count: number | null;
  readonly address: Address;
  readonly images: readonly string[];
}

/** Swimming pools in which all fields are empty. */
export const emptySwimmingPools: SwimmingPools = {
  areaSquareMetres: null,
  count: null,
  address: emptyAddress,
  images: [],
};
