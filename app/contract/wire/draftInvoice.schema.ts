import type { InferType } from 'yup';

import { oneOrTwo, partOrNone, shapeOrNone, text, whole } from './fields.ts';

/**
 * Fields of the invoice that the applicant of a draft requests. The project defines these fields, because the
 * specification names `billInfo` but none of its fields.
 */
const billFields = {
  invoiceType: whole(1, 2),
  taxpaerType: oneOrTwo(),
  taxId: text(60),
  receiveEmail: text(200),
};

/** Field of a draft with the requested invoice; absent if the applicant requests no invoice. */
export const invoiceFields = { billInfo: shapeOrNone(billFields) };
export type BillWire = NonNullable<InferType<(typeof invoiceFields)['billInfo']>>;

/** Schema of the requested invoice in requests. A missing field gets the initial value that the invoice form has. */
export const billPayload = partOrNone(billFields);
export type BillPayload = InferType<typeof billPayload>;
