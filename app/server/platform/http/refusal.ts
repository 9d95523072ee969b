import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';

import { type ResultCode, resultCodes } from '../../../contract/envelope.ts';
import { type RequestRefusalMessages, requestRefusalMessages } from './requestRefusals.messages.ts';

/** Returns a message in the language `locale`. */
export type Saying = (locale: Locale) => string;

/** Error that refuses a request, for example because a business rule is broken. The response contains the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly resCode: ResultCode;
  readonly say: Saying;
  readonly dataIn: (locale: Locale) => unknown;
  /** True when the client must show the refusal as an alert, because the user can't continue the current action. */
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

/** The message of a refusal that can occur in any call. */
export const saying =
  (key: keyof RequestRefusalMessages): Saying =>
  (locale) =>
    messagesIn(requestRefusalMessages, locale)[key];

/**
 * Refusal 900404. It is the same for data that don't exist and for data of another user, so that it reveals nothing.
 */
export const notFound = (): Refusal => new Refusal(resultCodes.notFound, saying('notFound'));
