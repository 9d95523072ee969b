import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';

const dayMs = 86_400_000;

/** Lifetime of a payment. Gateways keep a trade open for 15 days at most; then a new payment can be started. */
const paymentLifeMs = 14 * dayMs;

/**
 * The instant from which a payment isn't accepted. It is the start of the cover or change, because nothing is
 * back-dated, or the end of the payment's lifetime if that is earlier.
 *
 * @param day first day of cover, or effective day of a change
 */
export function paymentEnd(day: string, now: Date): Date {
  return new Date(Math.min(shanghaiStartOf(day).getTime(), now.getTime() + paymentLifeMs));
}
