/** An address: codes of the region data, and the street address. 0 stands for no choice. */
export interface Address {
  readonly provinceCode: number;
  readonly cityCode: number;
  /** 0 where the city has no districts. */
  readonly districtCode: number;
  readonly detail: string;
}

/** An address without any choice. */
export const emptyAddress: Address = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
