import { type Address, emptyAddress } from '../../region/address.ts';

/** 房屋: the subject of a house product. */
export interface House {
  /** 房屋面积, square metres with up to two decimals; null where missing. */
  readonly areaSquareMetres: number | null;
  readonly address: Address;
}

/** A house with all fields empty. */
export const emptyHouse: House = { areaSquareMetres: null, address: emptyAddress };
