import { createHash } from 'node:crypto';

import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { InsurerGateway, Issuing } from './gateways.ts';
import { type Peer, PeerError, signedPost } from './signedPost.ts';

const verdicts = ['accepted', 'reviewNeeded', 'declined'] as const;

function issuingIn(answer: Readonly<Record<string, unknown>>): Issuing {
  const { outcome, policySn } = answer;
  if (outcome === 'inHand' || outcome === 'declined') return { outcome };
  if ((outcome === 'issued' || outcome === 'materialsDue') && typeof policySn === 'string' && policySn !== '') {
    return { outcome, policySn };
  }
  throw new PeerError('/policies was answered without an outcome');
}

/**
 * An insurer behind two calls: `POST <url>/underwriting` with an application, answered with `{ verdict }`, and
 * `POST <url>/policies` with everything that a paid order holds, answered with `{ outcome, policySn }`.
 */
export const httpInsurer = (peer: Peer, clock: Clock): InsurerGateway => ({
  peer,
  async underwrite(application) {
    const key = createHash('sha256').update(JSON.stringify(application)).digest('hex');
    const { verdict } = await signedPost(peer, '/underwriting', { key, now: clock.now(), content: application });
    const known = verdicts.find((word) => word === verdict);
    if (known === undefined) throw new PeerError('/underwriting was answered without a verdict');
    return known;
  },
  async issue({ orderSn, contents }) {
    const content = { orderSn, ...(await contents()) };
    return issuingIn(await signedPost(peer, '/policies', { key: orderSn, now: clock.now(), content }));
  },
});
