import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal, type Saying } from '../platform/http/refusal.ts';
import { type RefusalMessages, refusalMessages } from './refusals.messages.ts';

type PlainKey = {
  [Key in keyof RefusalMessages]: RefusalMessages[Key] extends string ? Key : never;
}[keyof RefusalMessages];

/** A message without parameters, as a function of the language. */
export const saying =
  (key: PlainKey): Saying =>
  (locale) =>
    messagesIn(refusalMessages, locale)[key];

/** A refusal with a message, which the client shows as the error toast of the specification. */
export const refused = (key: PlainKey): Refusal => new Refusal(resultCodes.refused, saying(key));

/** A refusal that ends the user's current action. The client shows it as an alert (status 1 of specification §8). */
export const refusedForGood = (key: PlainKey): Refusal =>
  new Refusal(resultCodes.refused, saying(key), () => null, { isAlert: true });
