import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import { draftWire } from './draft.schema.ts';
import { domainValue } from './fields.ts';

/** Schemas of the calls in `premium.ts`, by their names. */
export const premiumSchemas = {
  quoteDraft: { request: draftWire, response: domainValue<Quote>('Quote') },
};
