import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { SmsGateway } from './gateways.ts';
import { type Peer, signedPost } from './signedPost.ts';

/** Sends messages through an SMS service: `POST <url>/messages { mobile, text }` returns any object. */
export const httpSms = (peer: Peer, clock: Clock): SmsGateway => ({
  async send({ key, mobile, text }) {
    await signedPost(peer, '/messages', { key, now: clock.now(), content: { mobile, text } });
  },
});
