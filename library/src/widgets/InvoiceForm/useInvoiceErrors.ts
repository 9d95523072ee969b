import type { ErrorSummaryItem } from '../../components/ErrorSummary/index.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { invoiceFieldName, invoiceMessages, invoiceProblemText } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { fieldIdOf } from '../FormParts/index.ts';

/** Id that `InvoiceForm` has by default. */
export const invoiceFormId = 'invoice';

/**
 * Returns the errors of an application for an invoice, for an `ErrorSummary`. The error of a field contains the name of
 * the field and links to it in the `InvoiceForm` with the given id. Warnings aren't included; they are shown at their
 * fields. Errors for which `invoiceProblemText` returns null aren't included either.
 */
export function useInvoiceErrors(
  problems: readonly Problem[],
  id: string = invoiceFormId,
): readonly ErrorSummaryItem[] {
  const words = useMessages(invoiceMessages);
  return problems
    .filter(({ severity }) => severity === 'error')
    .flatMap((problem) => {
      const sentence = invoiceProblemText(words, problem);
      if (sentence === null) return [];
      const name = invoiceFieldName(words, problem.path);
      const message = name === null || sentence.includes(name) ? sentence : words.named(name, sentence);
      return [{ message, targetId: fieldIdOf(id, problem.path) }];
    });
}
