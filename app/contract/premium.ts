import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import { asIs, call } from './call.ts';
import { draftCodec, rosterBodyLimit } from './wire/draft.ts';

/** The price of a draft, from the same function that the client runs. */
export const quoteDraft = call('POST', '/api/order/calPremium', {
  summary: 'Price a draft',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: asIs<Quote>(),
});
