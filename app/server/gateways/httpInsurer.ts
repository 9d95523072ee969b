import { createHash } from 'node:crypto';

import type { Clock } from '@tuanbao/library/domain/calendar/clock';

import type { InsurerGateway, Invoicing, Issuing, Reviewing } from './gateways.ts';
import { type Peer, PeerError, signedPost } from './signedPost.ts';
import type { Surrendering } from './surrenderContents.ts';

const verdicts = ['accepted', 'reviewNeeded', 'declined'] as const;

function issuingIn(answer: Readonly<Record<string, unknown>>): Issuing {
  const { outcome, policySn } = answer;
  if (outcome === 'inHand' || outcome === 'declined') return { outcome };
  if ((outcome === 'issued' || outcome === 'materialsDue') && typeof policySn === 'string' && policySn !== '') {
    return { outcome, policySn };
  }
  throw new PeerError('/policies was answered without an outcome');
}

const reviews = ['firstReviewPassed', 'questionToConfirm', 'inquiry', 'callBack', 'rejected'] as const;
const invoicings = ['materialDemanded', 'materialRejected', 'failed'] as const;

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function reviewingIn(answer: Readonly<Record<string, unknown>>): Reviewing {
  if (answer['outcome'] === 'inHand') return { outcome: 'inHand' };
  const [certificateSn, note] = [textIn(answer['certificateSn']), textIn(answer['note'])];
  if (answer['outcome'] === 'reviewPassed' && certificateSn !== '') return { outcome: 'reviewPassed', certificateSn };
  const outcome = reviews.find((word) => word === answer['outcome']);
  if (outcome === undefined) throw new PeerError('/endorsements was answered without an outcome');
  return { outcome, note };
}

function invoicingIn(answer: Readonly<Record<string, unknown>>): Invoicing {
  if (answer['outcome'] === 'inHand') return { outcome: 'inHand' };
  const [invoiceNo, note] = [textIn(answer['invoiceNo']), textIn(answer['note'])];
  if (answer['outcome'] === 'issued' && invoiceNo !== '') return { outcome: 'issued', invoiceNo };
  const outcome = invoicings.find((word) => word === answer['outcome']);
  if (outcome === undefined || (outcome === 'failed' && note === '')) {
    throw new PeerError('/invoices was answered without an outcome');
  }
  return { outcome, note };
}

function surrenderingIn(answer: Readonly<Record<string, unknown>>): Surrendering {
  const { outcome } = answer;
  if (outcome === 'inHand') return { outcome };
  if (outcome === 'accepted' || outcome === 'rejected') return { outcome, note: textIn(answer['note']) };
  throw new PeerError('/surrenders was answered without an outcome');
}

/**
 * An insurer that is reached by five HTTP calls. `POST <url>/underwriting` sends an application and gets a `verdict`.
 * `POST <url>/policies`, `/endorsements`, `/surrenders` and `/invoices` send the complete data of a paid order, an
 * endorsement, a surrender or an application for an invoice. Each of these four calls returns an `outcome`. Some
 * outcomes have a number (of the policy, certificate or invoice) or a note.
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
  async review({ key, contents }) {
    const content = await contents();
    return reviewingIn(await signedPost(peer, '/endorsements', { key, now: clock.now(), content }));
  },
  async surrender({ key, contents }) {
    const content = await contents();
    return surrenderingIn(await signedPost(peer, '/surrenders', { key, now: clock.now(), content }));
  },
  async invoice({ key, contents }) {
    const content = await contents();
    return invoicingIn(await signedPost(peer, '/invoices', { key, now: clock.now(), content }));
  },
});
