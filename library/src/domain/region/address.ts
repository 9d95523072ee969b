/** An address: codes of the region data, and the street address. The code 0 means that nothing was chosen. */
export interface Address {
  readonly provinceCode: number;
  readonly cityCode: number;
  /** 0 when the city has no districts. */
  readonly districtCode: number;
  readonly detail: string;
}

/** An address in which nothing has been chosen. */
export const emptyAddress: Address = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
