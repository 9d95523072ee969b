import type {
  ExpressPayer,
  InvoicedOrderType,
  InvoiceType,
  TaxpayerKind,
} from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';

import { type WordTable, wordTable } from './wordTable.ts';

/** Codes of invoice types. 1 is the specification's default; 2 is added by the project. */
export const invoiceTypeWords: WordTable<InvoiceType> = wordTable<InvoiceType>({ ordinary: '1', special: '2' });

/** Codes of `taxpaerType`. The project defines these codes, because the specification has none. */
export const taxpayerKindWords: WordTable<TaxpayerKind> = wordTable<TaxpayerKind>({ general: '1', smallScale: '2' });

/** Codes of `orderType`. Code 2 marks the invoice of an endorsement, which `conservationUuid` identifies. */
export const invoicedOrderTypeWords: WordTable<InvoicedOrderType> = wordTable<InvoicedOrderType>({
  order: '1',
  endorsement: '2',
});

/** Codes of invoice states. The project defines these codes, because the specification names no states. */
export const invoiceStatusWords: WordTable<InvoiceStatus> = wordTable<InvoiceStatus>({
  none: '0',
  applied: '1',
  materialNeeded: '2',
  materialSent: '3',
  issued: '4',
  mailed: '5',
  failed: '6',
});

/** Codes of `expressPayType`. The project defines these codes, because the specification has none. */
export const expressPayerWords: WordTable<ExpressPayer> = wordTable<ExpressPayer>({ insurer: '1', recipient: '2' });
