import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import { asIs, call } from './call.ts';
import { draftCodec } from './wire/draft.ts';
import { rosterBodyLimit } from './wire/limits.ts';

/** Returns the price of a draft. The server computes it with the same function as the client. */
export const quoteDraft = call('POST', '/api/order/calPremium', {
  summary: 'Price a draft',
  bodyLimit: rosterBodyLimit,
  request: draftCodec,
  response: asIs<Quote>(),
});
