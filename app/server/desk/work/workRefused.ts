import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../../contract/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type WorkRefusalMessages, workRefusalMessages } from './workRefusals.messages.ts';

/** Returns the refusal of an action on an entry of a work queue, with the message for the key. */
export const workRefused = (key: keyof WorkRefusalMessages): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(workRefusalMessages, locale)[key]);
