import type { BillPayload, BillWire } from '../wire/draftInvoice.schema.ts';

/** Returns the wanted invoice of a payload. Missing fields get the initial values of the form. */
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
