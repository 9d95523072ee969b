import { type Address, emptyAddress } from '../../region/address.ts';

/** Codes of the problems that, of all insured subjects, only a house has. */
export type HouseCode = 'houseAreaRequired' | 'houseRegionRequired' | 'houseAddressRequired' | 'addressDeclined';

/** 房屋 (house): the subject of a house product. */
export interface House {
  /** 房屋面积 (area of the house) in square metres, with at most two decimals; null when it is missing. */
  readonly areaSquareMetres: number | null;
  readonly address: Address;
}

/** A house in which all fields are empty. */
export const emptyHouse: House = { areaSquareMetres: null, address: emptyAddress };
