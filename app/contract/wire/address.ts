import type { Address } from '@tuanbao/library/domain/region/address';

import type { AddressWire } from './address.schema.ts';
import type { Codec } from './codec.ts';

/** Codec of an address: the codes of province, city and district, and the rest of the address as text. */
export const addressCodec: Codec<Address, AddressWire> = {
  toWire: ({ provinceCode, cityCode, districtCode, detail }) => ({
    provinceCode,
    cityCode,
    districtCode,
    detailAddress: detail,
  }),
  fromWire: ({ provinceCode, cityCode, districtCode, detailAddress }) => ({
    provinceCode,
    cityCode,
    districtCode,
    detail: detailAddress,
  }),
};
