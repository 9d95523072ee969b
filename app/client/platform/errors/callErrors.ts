import { showToast } from '@tuanbao/library/components/Toast';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { CallError, isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import { alerts } from './alerts.ts';
import { messages } from './errors.messages.ts';

/** The words for a failed call: the server's own, else what the specification says for its kind (§8). */
export function callErrorText(error: unknown, locale: Locale): string {
  const words = messagesIn(messages, locale);
  if (!(error instanceof CallError)) return words.busy;
  if (error.info !== '') return error.info;
  if (error.kind === 'notFound') return words.notFound;
  return error.kind === 'notSignedIn' ? words.notSignedIn : words.busy;
}

/** Failures that a screen answers itself: a login that was dismissed, two prices, a list of persons. */
const answeredByScreens = ['notSignedIn', 'priceChanged', 'problemPersons'] as const;

/**
 * The one place that decides what the user sees of a failed call (specification §8): a toast with the server's words
 * for an HTTP status other than 200 or a refusal, an alert where the server gives its message status 1, 系统繁忙，请稍后重试 where no answer came, nothing where the call asked
 * for silence or where a screen has its own answer, which for a `conflict` the call has to say.
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
