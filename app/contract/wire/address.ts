import type { Address } from '@tuanbao/library/domain/region/address';

import type { AddressWire } from './address.schema.ts';
import type { Codec } from './codec.ts';

/** Codec of an address: the codes of its regions, and the text below them. */
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
