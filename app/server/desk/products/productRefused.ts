import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import type { ContentProblem } from '../../../catalogue/problemWords.ts';
import { resultCodes } from '../../../contract/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ProductRefusalMessages, productRefusalMessages } from './productRefusals.messages.ts';

type PlainKey = Exclude<keyof ProductRefusalMessages, 'contentFaulty'>;

/** Returns the refusal of an action on a product, with the message for the key. */
export const productRefused = (key: PlainKey): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(productRefusalMessages, locale)[key]);

/**
 * Returns the refusal of a content with mistakes. The message names the first mistake, and `data` contains all
 * mistakes.
 */
export function contentRefused(problems: readonly ContentProblem[]): Refusal {
  const [first = { field: '', english: '', chinese: '' }] = problems;
  return new Refusal(
    resultCodes.refused,
    (locale) =>
      messagesIn(productRefusalMessages, locale).contentFaulty(
        problems.length,
        first.field,
        locale === 'en-US' ? first.english : first.chinese,
      ),
    () => problems,
  );
}
