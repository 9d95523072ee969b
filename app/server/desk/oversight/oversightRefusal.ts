import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../../contract/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type OversightRefusalMessages, oversightRefusalMessages } from './oversightRefusals.messages.ts';

/** Returns the refusal of an action on operators, approvals or personal data, with the message for the key. */
export const oversightRefused = (key: keyof OversightRefusalMessages): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(oversightRefusalMessages, locale)[key]);
