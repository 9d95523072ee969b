import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal, type Saying } from '../platform/http/refusal.ts';
import { type RefusalMessages, refusalMessages } from './refusals.messages.ts';

type PlainKey = {
  [Key in keyof RefusalMessages]: RefusalMessages[Key] extends string ? Key : never;
}[keyof RefusalMessages];

/** The words of a message without parameters. */
export const saying =
  (key: PlainKey): Saying =>
  (locale) =>
    messagesIn(refusalMessages, locale)[key];

/** A refusal in words, as the specification's error toast shows it. */
export const refused = (key: PlainKey): Refusal => new Refusal(resultCodes.refused, saying(key));

/** A refusal that ends what the user was about: an alert that is to be noted (status 1 of specification §8). */
export const refusedForGood = (key: PlainKey): Refusal =>
  new Refusal(resultCodes.refused, saying(key), () => null, { isAlert: true });
