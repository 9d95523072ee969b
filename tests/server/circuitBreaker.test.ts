import { expect, test } from 'vitest';

import { type BreakerState, circuitBreaker } from '../../app/server/platform/jobs/circuitBreaker.ts';

function breakerAt() {
  let at = 0;
  const states: BreakerState[] = [];
  const breaker = circuitBreaker({
    threshold: 3,
    firstPauseMs: 100,
    longestPauseMs: 300,
    now: () => at,
    onChange: (state) => states.push(state),
  });
  const end = (outcome: 'success' | 'failure' | 'neither') => {
    breaker.noteStart();
    breaker.noteEnd(outcome);
  };
  return { breaker, states, end, wait: (ms: number) => (at += ms) };
}

test('consecutive failures open it; failures with successes in between do not', () => {
  const { breaker, end } = breakerAt();
  for (const outcome of ['failure', 'failure', 'success', 'failure', 'neither', 'failure'] as const) end(outcome);
  expect(breaker.state).toBe('closed');
  end('failure');

  expect(breaker.state).toBe('open');
  expect(breaker.room()).toBe(0);
});

test('after its pause one probe at a time is let through, and a success closes it', () => {
  const { breaker, states, end, wait } = breakerAt();
  for (let count = 0; count < 3; count += 1) end('failure');
  wait(99);
  expect(breaker.room()).toBe(0);
  wait(1);
  expect(breaker.room()).toBe(1);
  breaker.noteStart();
  expect(breaker.room()).toBe(0);
  breaker.noteEnd('success');

  expect(breaker.room()).toBe(Number.POSITIVE_INFINITY);
  expect(states).toEqual(['open', 'halfOpen', 'closed']);
});

test('each probe that fails doubles the pause, up to the longest', () => {
  const { breaker, end, wait } = breakerAt();
  for (let count = 0; count < 3; count += 1) end('failure');
  const pauses: number[] = [];
  for (let probe = 0; probe < 4; probe += 1) {
    let waited = 0;
    while (breaker.room() === 0) waited = waited + (wait(10), 10);
    pauses.push(waited);
    end('failure');
  }

  expect(pauses).toEqual([100, 200, 300, 300]);
});
