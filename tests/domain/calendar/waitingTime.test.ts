import { waitingTime } from '@tuanbao/library/domain/calendar/waitingTime';
import { expect, test } from 'vitest';

const now = new Date('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T12:00:30.000Z', 'minutes', 0],
  ['2026-11-20T11:01:00.000Z', 'minutes', 59],
  ['2026-11-20T11:00:00.000Z', 'hours', 1],
  ['2026-11-19T12:00:01.000Z', 'hours', 23],
  ['2026-11-19T12:00:00.000Z', 'days', 1],
  ['2026-11-16T13:00:00.000Z', 'days', 3],
] as const)('what waits since %s waits %s: %i', (since, unit, count) => {
  expect(waitingTime(since, now)).toEqual({ unit, count });
});
