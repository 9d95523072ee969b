import { invoiceInfo, type InvoiceKey, type InvoiceOfPolicy } from '../../contract/invoices.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns the invoice of an order or of an endorsement. `policyUuid` of the key may also be the number of the order.
 * The invoice isn't loaded again when the window gets the focus, because the loaded data would replace text that the
 * user is typing.
 */
export const useInvoice = (key: InvoiceKey): Question<InvoiceOfPolicy> =>
  useQuestion(invoiceInfo, key, { revalidateOnFocus: false });
