import { fenOf } from '@tuanbao/library/domain/money/fen';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import type { TradeNotice } from '../gateways.ts';
import { isRsa2Signed, signedText } from '../rsa2.ts';
import type { AlipayApp } from './alipayClient.ts';
import { moneyPattern, paymentIdOf, tradeStates } from './alipayWords.ts';

/**
 * Maximum age of a notification in milliseconds. An older notification is refused. Alipay repeats a notification with
 * the same id for 24 hours and 22 minutes.
 */
const noticeLifeMs = 26 * 60 * 60 * 1000;

const isLately = (time: string, now: Date): boolean => {
  const sent = Date.parse(`${time.replace(' ', 'T')}+08:00`);
  return Math.abs(now.getTime() - sent) <= noticeLifeMs; // False when `time` isn't valid.
};

/**
 * Returns the content of a notification about a trade from Alipay. Returns null when the signature is wrong, a field
 * isn't valid, or the notification is for another merchant or its time is too far from `now`. The signature covers all
 * fields except `sign` and `sign_type`. A repeated notification has the id of the first one, so it has no effect.
 */
export function readAlipayNotice(
  app: AlipayApp,
  form: Readonly<Record<string, string>>,
  now: Date,
): TradeNotice | null {
  const field = (name: string) => ownValue(form, name) ?? '';
  if (field('sign_type') !== 'RSA2') return null;
  if (!isRsa2Signed(signedText(form, ['sign', 'sign_type']), field('sign'), app.alipayKey)) return null;
  if (field('app_id') !== app.appId || !isLately(field('notify_time'), now)) return null;
  if (app.sellerId !== '' && field('seller_id') !== app.sellerId) return null;
  const state = tradeStates.get(field('trade_status'));
  const paymentId = paymentIdOf(field('out_trade_no'));
  const amount = field('total_amount');
  if (state === undefined || paymentId === null || !moneyPattern.test(amount) || field('notify_id') === '') return null;
  return { notifyId: field('notify_id'), paymentId, state, amountFen: fenOf(amount) };
}
