import { invoiceInfo, type InvoiceKey, type InvoiceOfPolicy } from '../../contract/invoices.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns the invoice of an order or of an endorsement. The order's number can stand for the policy's id. The invoice
 * isn't loaded again when the window gets the focus, because that would replace text that the user is typing.
 */
export const useInvoice = (key: InvoiceKey): Question<InvoiceOfPolicy> =>
  useQuestion(invoiceInfo, key, { revalidateOnFocus: false });
