import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { type ResultCode, resultCodes } from '../../../contract/envelope.ts';
import { type RequestRefusalMessages, requestRefusalMessages } from './requestRefusals.messages.ts';

/** Says something in the user's language. */
export type Saying = (locale: Locale) => string;

/** A business refusal: nothing was changed, and the envelope says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly resCode: ResultCode;
  readonly say: Saying;
  readonly dataIn: (locale: Locale) => unknown;
  /** True where the user has to take note of it: what was under way can't go on as it is. */
  readonly isAlert: boolean;

  constructor(
    resCode: ResultCode,
    say: Saying,
    dataIn: (locale: Locale) => unknown = () => null,
    { isAlert = false }: { readonly isAlert?: boolean } = {},
  ) {
    super(resCode);
    this.resCode = resCode;
    this.say = say;
    this.dataIn = dataIn;
    this.isAlert = isAlert;
  }
}

/** The words of a refusal that any request may meet. */
export const saying =
  (key: keyof RequestRefusalMessages): Saying =>
  (locale) =>
    messagesIn(requestRefusalMessages, locale)[key];

/** One response for what doesn't exist and for what belongs to another user. */
export const notFound = (): Refusal => new Refusal(resultCodes.notFound, saying('notFound'));
