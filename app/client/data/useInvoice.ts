import { invoiceInfo, type InvoiceKey, type InvoiceOfPolicy } from '../../contract/invoices.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** The invoice of an order, which its number names too, or of an endorsement. What is being typed is never replaced from behind. */
export const useInvoice = (key: InvoiceKey): Question<InvoiceOfPolicy> =>
  useQuestion(invoiceInfo, key, { revalidateOnFocus: false });
