import type { BillPayload, BillWire } from '../wire/draftInvoice.schema.ts';

/**
 * Returns the invoice that a payload requests. A missing field of the invoice gets the initial value that the invoice
 * form has. If the payload requests no invoice, the result has no `billInfo`.
 */
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
