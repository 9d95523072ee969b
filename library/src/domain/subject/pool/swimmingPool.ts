import { type Address, emptyAddress } from '../../region/address.ts';

/** 游泳池 of a venue (specification §3): how large, how many, where, and what it looks like. */
export interface SwimmingPools {
  /** 营业面积 of each pool, square metres with up to two decimals; null where not given. */
  readonly areaSquareMetres: number | null;
  /** 游泳池个数; null where not given. */
  readonly count: number | null;
  readonly address: Address;
  readonly images: readonly string[];
}

/** Nothing filled in yet. */
export const emptySwimmingPools: SwimmingPools = {
  areaSquareMetres: null,
  count: null,
  address: emptyAddress,
  images: [],
};
