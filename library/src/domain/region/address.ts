/** A place: codes of the region data, and the words below them. 0 means not chosen. */
export interface Address {
  readonly provinceCode: number;
  readonly cityCode: number;
  /** 0 where the city has no districts. */
  readonly districtCode: number;
  readonly detail: string;
}

/** No place chosen yet. */
export const emptyAddress: Address = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
