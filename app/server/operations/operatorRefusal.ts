import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type OperatorRefusalMessages, operatorRefusalMessages } from './operatorRefusals.messages.ts';

/** A refusal of an operator's action with its message. */
export const operatorRefused = (key: keyof OperatorRefusalMessages): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(operatorRefusalMessages, locale)[key]);
