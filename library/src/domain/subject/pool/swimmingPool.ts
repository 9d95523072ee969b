import { type Address, emptyAddress } from '../../region/address.ts';

/** 游泳池 of a venue (specification §3): size, number, place and photographs. */
export interface SwimmingPools {
  /** 营业面积 of each pool, square metres with up to two decimals; null where missing. */
  readonly areaSquareMetres: number | null;
  /** 游泳池个数; null where missing. */
  readonly count: number | null;
  readonly address: Address;
  readonly images: readonly string[];
}

/** Pools with all fields empty. */
export const emptySwimmingPools: SwimmingPools = {
  areaSquareMetres: null,
  count: null,
  address: emptyAddress,
  images: [],
};
