import { quotationNextStepOf, type QuotationStanding } from '@tuanbao/library/domain/quotation/quotationNextStep';
import { expect, it } from 'vitest';

const today = '2026-11-20';
const fresh: QuotationStanding = {
  validUntil: '2026-12-20',
  isShared: false,
  seenAt: '',
  acceptedAt: '',
  isOrdered: false,
};
const shared = { ...fresh, isShared: true };
const seen = { ...shared, seenAt: '2026-11-19T02:00:00Z' };
const accepted = { ...seen, acceptedAt: '2026-11-20T02:00:00Z' };

it.each<[string, QuotationStanding, string | undefined, number | undefined]>([
  ['that nobody has', fresh, 'share', 30],
  ['that the customer has not opened', shared, 'waitForCustomer', 30],
  ['that the customer has seen', seen, 'follow', 30],
  ['that ends in 8 days', { ...seen, validUntil: '2026-11-28' }, 'follow', 8],
  ['that ends in 7 days', { ...seen, validUntil: '2026-11-27' }, 'remind', 7],
  ['that ends today', { ...shared, validUntil: today }, 'remind', 0],
  ['that ended yesterday', { ...seen, validUntil: '2026-11-19' }, 'quoteAgain', -1],
  ['that was accepted', accepted, 'insure', 30],
  ['that was accepted and has ended since', { ...accepted, validUntil: '2026-11-19' }, 'insure', -1],
  ['from which an order was written', { ...accepted, isOrdered: true }, undefined, undefined],
])('the next step with a quotation %s is %3$s', (_, quotation, step, daysLeft) => {
  const next = quotationNextStepOf(quotation, today);
  expect(next?.step).toBe(step);
  expect(next?.daysLeft).toBe(daysLeft);
});
