import { nextStepOfEndorsement } from '@tuanbao/library/domain/endorsement/endorsementNextStep';
import { expect, test } from 'vitest';

const effectiveDate = '2026-12-01';

test.each([
  ['awaitingMaterials', 'sendMaterials'],
  ['awaitingPayment', 'pay'],
  ['paymentFailed', 'pay'],
] as const)('%s requires to %s, until the day before it takes effect', (state, step) => {
  expect(nextStepOfEndorsement({ state, effectiveDate })).toEqual({ step, until: '2026-11-30' });
});

test.each([
  ['temporary', 'complete'],
  ['rejected', 'resendMaterials'],
  ['confirmationDue', 'answer'],
  ['inquiryDue', 'answer'],
  ['callbackDue', 'answer'],
] as const)('%s requires to %s, without a deadline', (state, step) => {
  expect(nextStepOfEndorsement({ state, effectiveDate })).toEqual({ step, until: null });
});

test('nothing is asked while others decide, and after the end', () => {
  for (const state of ['transferPending', 'firstReview', 'finalReview', 'succeeded', 'closed', 'surrendered'] as const)
    expect(nextStepOfEndorsement({ state, effectiveDate })).toBeNull();
});
