import { invoiceInfo, type InvoiceKey, type InvoiceOfPolicy } from '../../contract/invoices.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns the invoice of an order or of an endorsement; the order's number can identify the policy. The data aren't
 * reloaded on focus, because that would replace text that the user is typing.
 */
export const useInvoice = (key: InvoiceKey): Question<InvoiceOfPolicy> =>
  useQuestion(invoiceInfo, key, { revalidateOnFocus: false });
