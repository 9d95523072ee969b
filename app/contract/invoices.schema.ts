import { type InferType, object, string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { invoiceInfoBean, invoiceMaterialBean, invoiceReceiveBean, invoiceRecord } from './invoiceBeans.schema.ts';
import { filledText, nothing, oneEmail, shape, text, whole } from './wire/fields.ts';

const keyFields = {
  policyUuid: filledText(60),
  orderType: string()
    .matches(/^[12]$/)
    .default('1'),
  conservationUuid: text(60).optional().default(''),
};

const keyWire = object(keyFields).noUnknown();
export type KeyWire = InferType<typeof keyWire>;

const mailWire = object({ ...keyFields, emailAddress: oneEmail(), id: text(60).optional().default('') }).noUnknown();
export type MailWire = InferType<typeof mailWire>;

const applicationWire = shape({
  /** Id of the invoice; empty before the first application for it. */
  id: text(60),
  policyUuid: filledText(60),
  orderType: whole(1, 2),
  conservationUuid: text(60),
  invoiceType: whole(1, 2),
  policyType: whole(0, 999),
  invoiceInfoBean,
  invoiceReceiveBean,
  invoiceMaterialBean,
});
export type ApplicationWire = InferType<typeof applicationWire>;

const ofOrder = { conservationUuid: text(60).optional(), id: text(60).optional() };

const applicationPayload = applicationWire.shape(ofOrder);
type ApplicationPayload = InferType<typeof applicationPayload>;

const materialWire = shape({
  policyUuid: filledText(60),
  orderType: whole(1, 2),
  conservationUuid: text(60),
  invoiceMaterialBean,
});
export type MaterialWire = InferType<typeof materialWire>;

const materialPayload = materialWire.shape({ conservationUuid: text(60).optional() });
type MaterialPayload = InferType<typeof materialPayload>;

/** Schemas of the calls in `invoices.ts`, by call name. */
export const invoiceSchemas = {
  invoiceInfo: { request: keyWire, response: invoiceRecord },
  applyForInvoice: {
    request: applicationPayload,
    received: ({ conservationUuid = '', id = '', ...payload }: ApplicationPayload): ApplicationWire => ({
      ...payload,
      conservationUuid,
      id,
    }),
    response: invoiceRecord,
  },
  updateInvoiceMaterial: {
    request: materialPayload,
    received: ({ conservationUuid = '', ...payload }: MaterialPayload): MaterialWire => ({
      ...payload,
      conservationUuid,
    }),
    response: invoiceRecord,
  },
  mailInvoiceMaterialForm: {
    request: object({ emailAddress: oneEmail(), policyUuid: filledText(60) }).noUnknown(),
    response: nothing(),
  },
  mailElectronicInvoice: { request: mailWire, response: nothing() },
};

/** Wire types of the calls in `invoices.ts`, by call name. */
export type InvoiceWires = WiresOf<typeof invoiceSchemas>;
