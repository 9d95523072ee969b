import { showToast } from '@tuanbao/library/components/Toast';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { CallError, isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import { alerts } from './alerts.ts';
import { messages } from './errors.messages.ts';

/**
 * Returns the message for a failed call: the server's message, or the message that the specification defines for this
 * kind of failure (§8).
 */
export function callErrorText(error: unknown, locale: Locale): string {
  const words = messagesIn(messages, locale);
  if (!(error instanceof CallError)) return words.busy;
  if (error.info !== '') return error.info;
  if (error.kind === 'notFound') return words.notFound;
  return error.kind === 'notSignedIn' ? words.notSignedIn : words.busy;
}

/**
 * Kinds of failures that a screen handles itself: a closed login dialog, a changed price, a list of problem persons.
 */
const answeredByScreens = ['notSignedIn', 'priceChanged', 'problemPersons'] as const;

/**
 * Adds messages for failed calls to a sender (specification §8). All messages for failed calls are decided here.
 *
 * - toast with the server's message: an HTTP status other than 200, or a refusal
 * - alert: the server's message has status 1
 * - toast 系统繁忙，请稍后重试: no response came
 * - nothing: the call asked for no message, or the screen handles the failure; for a `conflict` the call has to declare
 *   that
 */
export const withErrorMessages =
  (send: Send, locale: () => Locale): Send =>
  async (call, request, options) => {
    try {
      return await send(call, request, options);
    } catch (error) {
      const isAnswered =
        answeredByScreens.some((kind) => isCallError(error, kind)) ||
        (options?.answersConflict === true && isCallError(error, 'conflict'));
      const isCancelled = options?.signal?.aborted ?? false;
      if (!options?.noErrorMessage && !isAnswered && !isCancelled) {
        const text = callErrorText(error, locale());
        if (isCallError(error) && error.isAlert) alerts.show(text);
        else showToast({ tone: 'danger', title: text });
      }
      throw error;
    }
  };
