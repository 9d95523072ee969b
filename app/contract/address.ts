import type { Address } from '@tuanbao/library/domain/region/address';
import type { InferType } from 'yup';

import type { Codec } from './call.ts';
import { shape, text, whole } from './fields.ts';

const addressWire = shape({
  provinceCode: whole(0, 999_999),
  cityCode: whole(0, 999_999),
  districtCode: whole(0, 999_999),
  detailAddress: text(300),
});

/** A place: codes of the regions, and the words below them. */
export const addressCodec: Codec<Address, InferType<typeof addressWire>> = {
  schema: addressWire,
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
