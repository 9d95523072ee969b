import type { InferType } from 'yup';

import { oneOrTwo, partOrNone, shapeOrNone, text, whole } from './fields.ts';

/** Fields of the invoice that the applicant of a draft wants. The specification names `billInfo` without its fields. */
const billFields = {
  invoiceType: whole(1, 2),
  taxpaerType: oneOrTwo(),
  taxId: text(60),
  receiveEmail: text(200),
};

/** Field for the wanted invoice; absent when the draft has none. */
export const invoiceFields = { billInfo: shapeOrNone(billFields) };
export type BillWire = NonNullable<InferType<(typeof invoiceFields)['billInfo']>>;

/** Schema of the wanted invoice in requests; missing fields get the initial values of the form. */
export const billPayload = partOrNone(billFields);
export type BillPayload = InferType<typeof billPayload>;
