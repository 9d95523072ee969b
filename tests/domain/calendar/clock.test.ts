import { frozenClock, shanghaiDayOf, shiftedClock } from '@tuanbao/library/domain/calendar/clock';
import { expect, it } from 'vitest';

it('the day is the day in Shanghai, in any time zone of the machine', () => {
  expect(shanghaiDayOf(new Date('2026-11-19T16:30:00Z'))).toBe('2026-11-20');
  expect(shanghaiDayOf(new Date('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
});

it('a shifted clock is ahead of another', () => {
  const clock = shiftedClock(frozenClock('2026-11-20T02:00:00Z'), () => 30 * 86_400_000);
  expect(clock.today()).toBe('2026-12-20');
});
