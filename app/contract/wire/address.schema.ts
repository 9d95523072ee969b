import type { InferType } from 'yup';

import { shape, text, whole } from './fields.ts';

export const addressFields = {
  provinceCode: whole(0, 999_999),
  cityCode: whole(0, 999_999),
  districtCode: whole(0, 999_999),
  detailAddress: text(300),
};

/**
 * Names of the regions in an address. Responses contain these names. A request may contain them too, because a client
 * may send back an address that it received.
 */
export const regionNameFields = {
  provinceName: text(60).optional(),
  cityName: text(60).optional(),
  districtName: text(60).optional(),
};

export const addressWire = shape(addressFields);
export type AddressWire = InferType<typeof addressWire>;

/** Schema of an address in responses. */
export const answeredAddress = shape({ ...addressFields, ...regionNameFields });

/** Schema of an address in requests. A missing field means that the user hasn't chosen a value yet. */
export const addressPayload = answeredAddress.partial();
