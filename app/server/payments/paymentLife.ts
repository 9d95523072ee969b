import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';

const dayMs = 86_400_000;

/**
 * Milliseconds for which a payment can be paid: 14 days. Gateways keep a trade open for 15 days at most. After this
 * time, a new payment can be started.
 */
const paymentLifeMs = 14 * dayMs;

/**
 * Returns the instant from which a payment is no longer accepted. This is the earlier one of two instants: the start of
 * the cover or of the change (neither is back-dated), and the end of the payment's lifetime.
 *
 * @param day first day of the cover, or effective day of the change
 */
export function paymentEnd(day: string, now: Date): Date {
  return new Date(Math.min(shanghaiStartOf(day).getTime(), now.getTime() + paymentLifeMs));
}
