import { isIn, targetOf, transitionsFrom } from '@tuanbao/library/domain/machine/stateMachine';
import { offlineOrderMachine } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { expect, test } from 'vitest';

const reasonsFrom = (state: (typeof offlineOrderMachine.states)[number]) =>
  transitionsFrom(offlineOrderMachine, state).map(({ reason }) => reason);

test('an offline order that no operator has taken can only be taken or changed', () => {
  expect(reasonsFrom('waiting')).toEqual(['changed', 'taken']);
});

test('after the agent has changed it, an answer no longer applies: the order waits again', () => {
  for (const state of offlineOrderMachine.states) {
    const next = targetOf(offlineOrderMachine, state, 'changed');
    expect([state, next !== null && isIn(offlineOrderMachine.sets.waits, next)]).toEqual([state, true]);
  }
});

test('a prepared or closed order is answered no more', () => {
  expect([reasonsFrom('prepared'), reasonsFrom('closed')]).toEqual([['changed'], ['changed']]);
});
