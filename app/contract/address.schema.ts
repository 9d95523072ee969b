import type { InferType } from 'yup';

import { shape, text, whole } from './fields.ts';

export const addressWire = shape({
  provinceCode: whole(0, 999_999),
  cityCode: whole(0, 999_999),
  districtCode: whole(0, 999_999),
  detailAddress: text(300),
});
export type AddressWire = InferType<typeof addressWire>;
