import type { InferType } from 'yup';

import { oneOrTwo, partOrNone, shapeOrNone, text, whole } from './fields.ts';

/** The invoice that the applicant of a draft wants; the documents name `billInfo` without its fields. */
const billFields = {
  invoiceType: whole(1, 2),
  taxpaerType: oneOrTwo(),
  taxId: text(60),
  receiveEmail: text(200),
};

/** A draft that asks for no invoice has none. */
export const invoiceFields = { billInfo: shapeOrNone(billFields) };
export type BillWire = NonNullable<InferType<(typeof invoiceFields)['billInfo']>>;

/** As requests have it: what is left out is as a form begins with it. */
export const billPayload = partOrNone(billFields);
export type BillPayload = InferType<typeof billPayload>;
