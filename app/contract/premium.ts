import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import { asIs, call } from './call.ts';
import { draftCodec, rosterBodyLimit } from './wire/draft.ts';

/** Returns the price of a draft. The server computes it with the same function as the client. */
export const quoteDraft = call('POST', '/api/order/calPremium', {
  summary: 'Price a draft',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: asIs<Quote>(),
});
