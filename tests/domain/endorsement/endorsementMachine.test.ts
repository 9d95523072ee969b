import {
  coarseEndorsementStatusCodes,
  coarseEndorsementStatusOf,
  type EndorsementCircumstances,
  type EndorsementState,
  endorsementMachine,
  endorsementStates,
  endorsementStatusCodes,
  endorsementStatuses,
  isPaymentDue,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { processOf, processSteps } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import { endorsementKindsOf, endorsementTypeCodeOf } from '@tuanbao/library/domain/endorsement/endorsementType';
import { transitionsFrom } from '@tuanbao/library/domain/machine/stateMachine';
import { describe, expect, it } from 'vitest';

const nextStates = (from: EndorsementState, known: Partial<EndorsementCircumstances> = {}) =>
  transitionsFrom(endorsementMachine, from, known).map(({ to }) => to);

const codeOf = (state: EndorsementState): string =>
  state === 'temporary' || state === 'deleted' ? state : String(endorsementStatusCodes[state]);

/** The allowed transitions from the design document, with the specification's codes: `from>to`. */
const allowed = new Set(
  `temporary>10 temporary>deleted 10>20 10>30 10>50 20>30 20>21 20>51 20>50 21>30 21>20 21>50 51>20 51>50
   30>31 30>40 30>35 30>36 30>39 30>52 31>40 31>35 31>52 35>30 35>52 36>30 36>52 39>30 39>52 52>10 52>50 40>53`
    .trim()
    .split(/\s+/),
);

describe('every pair of endorsement states', () => {
  for (const from of endorsementStates) {
    it(`${from} goes where the table says and nowhere else`, () => {
      for (const to of endorsementStates) {
        expect([to, nextStates(from).includes(to)]).toEqual([to, allowed.has(`${codeOf(from)}>${codeOf(to)}`)]);
      }
    });
  }
});

it('the table names every transition once', () => {
  const moves = endorsementMachine.transitions.filter(({ from }) => from !== null);
  expect(moves).toHaveLength(allowed.size);
  expect(transitionsFrom(endorsementMachine, null).map(({ to, reason }) => [to, reason])).toEqual([
    ['temporary', 'saved'],
  ]);
});

it('there are the specification’s 13 flow states in its 6 groups', () => {
  expect(Object.values(endorsementStatusCodes)).toEqual([10, 20, 21, 30, 31, 35, 36, 39, 40, 50, 51, 52, 53]);
  const groups = endorsementStatuses.map((status) => {
    const group = coarseEndorsementStatusOf(status);
    return group === null ? null : coarseEndorsementStatusCodes[group];
  });
  expect(groups).toEqual([1, 2, 2, 3, 3, 3, 3, 3, 4, 5, 2, 5, 5]);
  expect(coarseEndorsementStatusOf('temporary')).toBe('toComplete');
  expect(coarseEndorsementStatusOf('deleted')).toBeNull();
});

it('after the materials comes the payment if money is owed, otherwise the review', () => {
  expect(nextStates('awaitingMaterials', { isPaymentDue: true })).toEqual(['awaitingPayment', 'closed']);
  expect(nextStates('awaitingMaterials', { isPaymentDue: false })).toEqual(['firstReview', 'closed']);
});

it('one review or two, as the product says', () => {
  expect(nextStates('firstReview', { review: 'single' })).not.toContain('finalReview');
  expect(nextStates('firstReview', { review: 'twoStage' })).not.toContain('succeeded');
});

it('a paid amount is not paid again', () => {
  expect(isPaymentDue(12_000)).toBe(true);
  expect(isPaymentDue(12_000, 12_000)).toBe(false);
  expect(isPaymentDue(12_001, 12_000)).toBe(true);
  expect(isPaymentDue(0)).toBe(false);
  expect(isPaymentDue(-5)).toBe(false);
  expect(() => isPaymentDue(Number.NaN)).toThrow(RangeError);
});

it.each([
  [100, ['add']],
  [10, ['remove']],
  [1, ['replace']],
  [110, ['add', 'remove']],
  [101, ['add', 'replace']],
  [11, ['remove', 'replace']],
  [111, ['add', 'remove', 'replace']],
] as const)('type %d is %j', (code, kinds) => {
  expect(endorsementKindsOf(code)).toEqual(kinds);
  expect(endorsementTypeCodeOf([...kinds, ...kinds])).toBe(code);
});

it.each([0, -1, 2, 20, 200, 1000, 1.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY])('%d is no type', (code) => {
  expect(endorsementKindsOf(code)).toBeNull();
});

describe('the display of the process', () => {
  it('shows the specification’s steps in both variants', () => {
    expect(processSteps.twoStage).toEqual([
      'initiate',
      'enterInformation',
      'upload',
      'firstReview',
      'finalReview',
      'complete',
    ]);
    expect(processSteps.single).toEqual(['initiate', 'enterInformation', 'upload', 'review', 'complete']);
  });

  it.each([
    ['temporary', 'twoStage', 'done current upcoming upcoming upcoming upcoming'],
    ['awaitingPayment', 'twoStage', 'done done done current upcoming upcoming upcoming'],
    ['transferPending', 'single', 'done done done current upcoming upcoming'],
    ['inquiryDue', 'twoStage', 'done done done current upcoming upcoming'],
    ['finalReview', 'twoStage', 'done done done done current upcoming'],
    ['rejected', 'twoStage', 'done done done stopped upcoming upcoming'],
    ['succeeded', 'twoStage', 'done done done done done done'],
    ['firstReview', 'single', 'done done done current upcoming'],
    ['succeeded', 'single', 'done done done done done'],
    ['paymentFailed', 'single', 'done done done stopped upcoming upcoming'],
  ] as const)('%s (%s): %s', (state, review, shown) => {
    expect(
      processOf(state, review)
        .map((stage) => stage.state)
        .join(' '),
    ).toBe(shown);
  });

  it('has a payment step if a premium is charged, and none otherwise', () => {
    const charged = processOf('firstReview', 'single', { isCharged: true });
    const free = processOf('firstReview', 'single', { isCharged: false });
    expect(charged.map(({ step }) => step)).toEqual([
      'initiate',
      'enterInformation',
      'upload',
      'payment',
      'review',
      'complete',
    ]);
    expect(free.map(({ step }) => step)).toEqual(processSteps.single);
  });

  it.each([
    ['closed', 'awaitingPayment', 'payment'],
    ['closed', 'awaitingMaterials', 'upload'],
    ['rejected', 'finalReview', 'finalReview'],
  ] as const)('a %s endorsement stopped in %s', (state, stoppedIn, step) => {
    const stage = processOf(state, 'twoStage', { stoppedIn }).find((each) => each.state === 'stopped');
    expect(stage?.step).toBe(step);
  });
});
