import type {
  ExpressPayer,
  InvoicedOrderType,
  InvoiceType,
  TaxpayerKind,
} from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';

import { type WordTable, wordTable } from './wordTable.ts';

/** 1 is the specification's default; 2 is ours. */
export const invoiceTypeWords: WordTable<InvoiceType> = wordTable<InvoiceType>({ ordinary: '1', special: '2' });

/** `taxpaerType`; the specification names no codes. */
export const taxpayerKindWords: WordTable<TaxpayerKind> = wordTable<TaxpayerKind>({ general: '1', smallScale: '2' });

/** 2 marks an endorsement, with its `conservationUuid`. */
export const invoicedOrderTypeWords: WordTable<InvoicedOrderType> = wordTable<InvoicedOrderType>({
  order: '1',
  endorsement: '2',
});

/** The specification names no states; codes are ours. */
export const invoiceStatusWords: WordTable<InvoiceStatus> = wordTable<InvoiceStatus>({
  none: '0',
  applied: '1',
  materialNeeded: '2',
  materialSent: '3',
  issued: '4',
  mailed: '5',
  failed: '6',
});

/** `expressPayType`; the specification names no codes. */
export const expressPayerWords: WordTable<ExpressPayer> = wordTable<ExpressPayer>({ insurer: '1', recipient: '2' });
