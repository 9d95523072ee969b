import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { type ResultCode, resultCodes } from '../../../contract/envelope.ts';
import { type RequestRefusalMessages, requestRefusalMessages } from './requestRefusals.messages.ts';

/** A message in the user's language. */
export type Saying = (locale: Locale) => string;

/** A refusal by a business rule: nothing was changed, and the envelope contains the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly resCode: ResultCode;
  readonly say: Saying;
  readonly dataIn: (locale: Locale) => unknown;
  /** True when the client must show the refusal as an alert, because the current action can't continue. */
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

/** A refusal's message that doesn't depend on the call. */
export const saying =
  (key: keyof RequestRefusalMessages): Saying =>
  (locale) =>
    messagesIn(requestRefusalMessages, locale)[key];

/** The same refusal for data that don't exist and for data of another user. */
export const notFound = (): Refusal => new Refusal(resultCodes.notFound, saying('notFound'));
