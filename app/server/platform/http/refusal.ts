import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { type ResultCode, resultCodes } from '../../../contract/envelope.ts';
import { type RefusalMessages, refusalMessages } from '../../services/refusals.messages.ts';

/** Says something in the user's language. */
export type Saying = (locale: Locale) => string;

/** A business refusal: nothing was changed, and the envelope says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly resCode: ResultCode;
  readonly say: Saying;
  readonly dataIn: (locale: Locale) => unknown;

  constructor(resCode: ResultCode, say: Saying, dataIn: (locale: Locale) => unknown = () => null) {
    super(resCode);
    this.resCode = resCode;
    this.say = say;
    this.dataIn = dataIn;
  }
}

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

/** One response for what doesn't exist and for what belongs to another user. */
export const notFound = (): Refusal => new Refusal(resultCodes.notFound, saying('notFound'));
