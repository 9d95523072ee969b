import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { SmsGateway } from './gateways.ts';
import { type Peer, signedPost } from './signedPost.ts';

/**
 * Sends text messages through an SMS service by `POST <url>/messages { mobile, text }`. The service may return any
 * object.
 */
export const httpSms = (peer: Peer, clock: Clock): SmsGateway => ({
  async send({ key, mobile, text }) {
    await signedPost(peer, '/messages', { key, now: clock.now(), content: { mobile, text } });
  },
});
