import type { AddressWire } from '../wire/address.schema.ts';
import type { Facts } from './facts.ts';

/** An address with the names of its regions; empty where none is chosen. */
export const answeredAddress = (address: AddressWire, { regions }: Facts) => ({
  ...address,
  provinceName: regions.regionOf(address.provinceCode)?.name ?? '',
  cityName: regions.regionOf(address.cityCode)?.name ?? '',
  districtName: regions.regionOf(address.districtCode)?.name ?? '',
});

/** An address of which parts may be missing. */
export type PartOfAddress = { readonly [Name in keyof AddressWire]?: AddressWire[Name] | undefined };

/** The codes of a payload's address: they are what holds, and names follow from them. */
export const receivedAddress = (address: PartOfAddress | null | undefined): AddressWire => ({
  provinceCode: address?.provinceCode ?? 0,
  cityCode: address?.cityCode ?? 0,
  districtCode: address?.districtCode ?? 0,
  detailAddress: address?.detailAddress ?? '',
});
