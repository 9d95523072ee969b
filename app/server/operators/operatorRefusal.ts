import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type OperatorRefusalMessages, operatorRefusalMessages } from './operatorRefusals.messages.ts';

/** Refusal of an operator's action, with the message that belongs to the key. */
export const operatorRefused = (key: keyof OperatorRefusalMessages): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(operatorRefusalMessages, locale)[key]);
