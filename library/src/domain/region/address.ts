/**
 * An address: the codes of its regions, and the street address (`detail`). The code 0 means that no region was chosen.
 */
export interface Address {
  readonly provinceCode: number;
  readonly cityCode: number;
  /** Code of the district; 0 when the city has no districts, or when no district was chosen. */
  readonly districtCode: number;
  readonly detail: string;
}

/** An address in which no region is chosen and the street address is empty. */
export const emptyAddress: Address = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
