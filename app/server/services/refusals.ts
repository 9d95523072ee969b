import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal, type Saying } from '../platform/http/refusal.ts';
import { type RefusalMessages, refusalMessages } from './refusals.messages.ts';

type PlainKey = {
  [Key in keyof RefusalMessages]: RefusalMessages[Key] extends string ? Key : never;
}[keyof RefusalMessages];

/** Creates a message without parameters, as a function that returns the text in the user's language. */
export const saying =
  (key: PlainKey): Saying =>
  (locale) =>
    messagesIn(refusalMessages, locale)[key];

/** Refusal 006004 with a message. The client shows it as a toast, as the specification prescribes for errors. */
export const refused = (key: PlainKey): Refusal => new Refusal(resultCodes.refused, saying(key));

/**
 * Refusal 006004 after which the user can't continue the current action. The client shows it as an alert (status 1 of
 * specification §8).
 */
export const refusedForGood = (key: PlainKey): Refusal =>
  new Refusal(resultCodes.refused, saying(key), () => null, { isAlert: true });
