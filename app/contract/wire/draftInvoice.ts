import type { InvoiceType, TaxpayerKind } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceWish } from '@tuanbao/library/domain/invoice/invoiceWish';

import { invoiceTypeWords, taxpayerKindWords } from '../wireTables/invoices.ts';
import type { Codec } from './codec.ts';
import type { BillWire } from './draftInvoice.schema.ts';

/**
 * Codec of the invoice that the applicant of a draft requests. If the applicant requests no invoice, the wire form has
 * no `billInfo`.
 */
export const invoiceWishCodec: Codec<
  { readonly invoice?: InvoiceWish | undefined },
  { readonly billInfo?: BillWire | undefined }
> = {
  toWire: ({ invoice }) =>
    invoice
      ? {
          billInfo: {
            invoiceType: Number(invoiceTypeWords.codeOf(invoice.type)),
            taxpaerType: taxpayerKindWords.codeOf(invoice.taxpayerKind),
            taxId: invoice.taxId,
            receiveEmail: invoice.email,
          },
        }
      : {},
  fromWire: ({ billInfo }) =>
    billInfo
      ? {
          invoice: {
            type: invoiceTypeWords.wordOf(String(billInfo.invoiceType)) as InvoiceType,
            taxpayerKind: taxpayerKindWords.wordOf(billInfo.taxpaerType) as TaxpayerKind,
            taxId: billInfo.taxId,
            email: billInfo.receiveEmail,
          },
        }
      : {},
};
