import type { InferType } from 'yup';

import { shape, text, whole } from './fields.ts';

export const addressFields = {
  provinceCode: whole(0, 999_999),
  cityCode: whole(0, 999_999),
  districtCode: whole(0, 999_999),
  detailAddress: text(300),
};

/** Names of the regions; answers have them, and a request may carry them back. */
export const regionNameFields = {
  provinceName: text(60).optional(),
  cityName: text(60).optional(),
  districtName: text(60).optional(),
};

export const addressWire = shape(addressFields);
export type AddressWire = InferType<typeof addressWire>;

/** An address as answers have it. */
export const answeredAddress = shape({ ...addressFields, ...regionNameFields });

/** An address as requests have it; what isn't given is not chosen yet. */
export const addressPayload = answeredAddress.partial();
