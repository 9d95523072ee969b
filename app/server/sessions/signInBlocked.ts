import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusalMessages } from '../services/refusals.messages.ts';

/**
 * Refusal 006004 of a sign-in after too many failures. `waitSeconds` in its `data` is the number of seconds to wait.
 */
export const signInBlocked = (seconds: number): Refusal =>
  new Refusal(
    resultCodes.refused,
    (locale) => messagesIn(refusalMessages, locale).passwordBlocked(seconds),
    () => ({ waitSeconds: seconds }),
  );
