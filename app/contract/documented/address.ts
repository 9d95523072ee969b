import type { AddressWire } from '../wire/address.schema.ts';
import type { Facts } from './facts.ts';

/** Adds the names of the regions to an address. The name of a region that isn't chosen or is unknown is empty. */
export const answeredAddress = (address: AddressWire, { regions }: Facts) => ({
  ...address,
  provinceName: regions.regionOf(address.provinceCode)?.name ?? '',
  cityName: regions.regionOf(address.cityCode)?.name ?? '',
  districtName: regions.regionOf(address.districtCode)?.name ?? '',
});

/** Address whose fields may be missing. */
export type PartOfAddress = { readonly [Name in keyof AddressWire]?: AddressWire[Name] | undefined };

/**
 * Returns the address of a payload with the codes of its regions. The names of the regions in the payload are ignored,
 * because they follow from the codes.
 */
export const receivedAddress = (address: PartOfAddress | null | undefined): AddressWire => ({
  provinceCode: address?.provinceCode ?? 0,
  cityCode: address?.cityCode ?? 0,
  districtCode: address?.districtCode ?? 0,
  detailAddress: address?.detailAddress ?? '',
});
