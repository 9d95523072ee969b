import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import { draftPayload } from './documented/draft.schema.ts';
import { receivedDraft } from './documented/draft.ts';
import { answeredQuote } from './documented/quote.ts';
import { domainValue } from './wire/fields.ts';

/** Schemas of the calls in `premium.ts`, by call name. */
export const premiumSchemas = {
  quoteDraft: {
    request: draftPayload,
    received: receivedDraft,
    response: domainValue<Quote>('Quote'),
    answered: answeredQuote,
  },
};
