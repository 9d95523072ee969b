import { showToast } from '@tuanbao/library/components/Toast';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { CallError, isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import { alerts } from './alerts.ts';
import { messages } from './errors.messages.ts';

/**
 * Returns the message for a call that failed: the server's message if there is one, otherwise the message that the
 * specification (§8) defines for this kind of failure.
 */
export function callErrorText(error: unknown, locale: Locale): string {
  const words = messagesIn(messages, locale);
  if (!(error instanceof CallError)) return words.busy;
  if (error.info !== '') return error.info;
  if (error.kind === 'notFound') return words.notFound;
  return error.kind === 'notSignedIn' ? words.notSignedIn : words.busy;
}

/**
 * Kinds of failures for which the screens themselves show a message: the login was closed, the price has changed,
 * persons have problems.
 */
const answeredByScreens = ['notSignedIn', 'priceChanged', 'problemPersons'] as const;

/**
 * Returns a sender that also shows messages for failed calls (specification §8).
 *
 * - If the call was refused or the HTTP status isn't 200, a toast shows the server's message or, if there is none, the
 *   message of `callErrorText`.
 * - If the server's message has status 1, it is shown as an alert instead.
 * - If no response came, a toast shows 系统繁忙，请稍后重试.
 * - Nothing is shown if the call has the option `noErrorMessage`, was cancelled, or fails in a way that the screen
 *   handles. A `conflict` is handled by the screen if the call has the option `answersConflict`.
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
