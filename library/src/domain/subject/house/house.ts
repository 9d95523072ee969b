import { type Address, emptyAddress } from '../../region/address.ts';

/** 房屋: what a house product insures. */
export interface House {
  /** 房屋面积, square metres with up to two decimals; null where not given. */
  readonly areaSquareMetres: number | null;
  readonly address: Address;
}

/** Nothing filled in yet. */
export const emptyHouse: House = { areaSquareMetres: null, address: emptyAddress };
