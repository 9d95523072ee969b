import type { BillPayload, BillWire } from '../wire/draftInvoice.schema.ts';

/** The wished invoice of a payload; what is left out is as a form begins with it. */
export const receivedBill = (billInfo: BillPayload): { readonly billInfo?: BillWire } =>
  billInfo
    ? {
        billInfo: {
          invoiceType: billInfo.invoiceType ?? 1,
          taxpaerType: billInfo.taxpaerType ?? '1',
          taxId: billInfo.taxId ?? '',
          receiveEmail: billInfo.receiveEmail ?? '',
        },
      }
    : {};
