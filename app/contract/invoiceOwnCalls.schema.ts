import { type InferType, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { fileContent } from './fileField.ts';
import { filledText, listOf, shape, text, whole, yuan } from './wire/fields.ts';

const listWire = shape({
  invoiceList: listOf(
    shape({
      id: text(60),
      conservationUuid: text(60),
      invoiceType: whole(1, 2),
      invoiceStatus: whole(0, 6),
      amount: yuan(),
      invoiceNo: text(60),
      reversedInvoiceNo: text(60),
      createTime: text(40),
      receiveEmail: text(254),
    }),
    1000,
  ),
});
export type ListWire = InferType<typeof listWire>;

const policyUuid = () => filledText(60);

const idWire = object({ policyUuid: policyUuid(), id: filledText(60) }).noUnknown();
export type IdWire = InferType<typeof idWire>;

/** Schemas of the calls in `invoiceOwnCalls.ts`, by call name. */
export const invoiceOwnCallSchemas = {
  policyInvoices: { request: object({ policyUuid: policyUuid() }).noUnknown(), response: listWire },
  invoiceDocument: { request: idWire, response: fileContent() },
};

/** Wire types of the calls in `invoiceOwnCalls.ts`, by call name. */
export type InvoiceOwnCallWires = WiresOf<typeof invoiceOwnCallSchemas>;
