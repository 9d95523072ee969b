import { type Address, emptyAddress } from '../../region/address.ts';

/** 房屋 (house): the subject of a house product. */
export interface House {
  /** 房屋面积 (area of the house) in square metres, with at most two decimals; null when it is missing. */
  readonly areaSquareMetres: number | null;
  readonly address: Address;
}

/** A house without any input. */
export const emptyHouse: House = { areaSquareMetres: null, address: emptyAddress };
