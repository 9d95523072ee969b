const dayMs = 86_400_000;

/** How long a payment waits for its payer. Gateways keep a trade open for 15 days at most; a new one may follow. */
const paymentLifeMs = 14 * dayMs;

/**
 * The instant from which a payment takes no money: when what is paid for starts to hold (nothing is back-dated), or when
 * the payment has waited too long.
 *
 * @param day first day of cover, or of a change
 */
export function paymentEnd(day: string, now: Date): Date {
  const start = Date.parse(`${day}T00:00:00+08:00`);
  return new Date(Math.min(start, now.getTime() + paymentLifeMs));
}
