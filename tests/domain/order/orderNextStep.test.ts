import { nextStepOf } from '@tuanbao/library/domain/order/orderNextStep';
import { expect, test } from 'vitest';

const today = '2026-11-20';
const order = (status: Parameters<typeof nextStepOf>[0]['status'], endDate = '2027-11-30') => ({
  status,
  startDate: '2026-12-01',
  endDate,
});

test('an order that awaits payment is paid until the day before its cover starts', () => {
  expect(nextStepOf(order('awaitingPayment'), today)).toEqual({ step: 'pay', until: '2026-11-30' });
  expect(nextStepOf({ ...order('awaitingPayment'), startDate: today }, today)).toBeNull();
});

test('due materials are to be sent, and rejected ones to be sent again', () => {
  expect(nextStepOf(order('insuredMaterialsDue'), today)).toEqual({ step: 'sendMaterials', until: null });
  expect(nextStepOf(order('materialsRejected'), today)).toEqual({ step: 'resendMaterials', until: null });
});

test('a policy in force is renewed in its last 60 days, the last day included', () => {
  for (const endDate of [today, '2027-01-19'])
    expect(nextStepOf(order('insured', endDate), today)).toEqual({ step: 'renew', until: endDate });
  for (const endDate of ['2026-11-19', '2027-01-20']) expect(nextStepOf(order('insured', endDate), today)).toBeNull();
});

test('nothing is asked while others decide, and after the end', () => {
  for (const status of ['manualReview', 'underwriting', 'refunding', 'closed', 'invalid', 'surrendered'] as const)
    expect(nextStepOf(order(status, today), today)).toBeNull();
});
