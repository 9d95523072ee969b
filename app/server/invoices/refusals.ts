import { hasErrors, type Problem } from '@tuanbao/library/domain/problem/problem';
import { invoiceMessages, invoiceProblemText } from '@tuanbao/library/i18n/invoice.messages';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';

const wordsOf = (problem: Problem, locale: Locale): string =>
  invoiceProblemText(messagesIn(invoiceMessages, locale), problem) ?? '';

/** Refusal with a message in Chinese and English. */
export const refusedInWords = (chinese: string, english: string): Refusal =>
  new Refusal(resultCodes.refused, (locale) => (locale === 'en-US' ? english : chinese));

/** Refusal with the messages about the rules that an invoice breaks. `data` lists the problems. */
export const invoiceRefusal = (errors: readonly Problem[]): Refusal =>
  new Refusal(
    resultCodes.refused,
    (locale) => [...new Set(errors.map((problem) => wordsOf(problem, locale)))].join('；'),
    (locale) => errors.map((problem) => ({ ...problem, message: wordsOf(problem, locale) })),
  );

/**
 * Refuses a request when one of its problems is an error. A request that has only warnings isn't refused. @throws
 * Refusal 006004 when there is an error
 */
export function refuseInvoiceProblems(problems: readonly Problem[]): void {
  const errors = problems.filter((problem) => hasErrors([problem]));
  if (errors.length > 0) throw invoiceRefusal(errors);
}
