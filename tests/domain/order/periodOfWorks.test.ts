import { periodFollowingWorks } from '@tuanbao/library/domain/order/periodOfWorks';
import { expect, it } from 'vitest';

const offer = {
  durations: [1, 2, 3, 6, 12],
  allowsStart: (day: string) => day >= '2026-11-21' && day <= '2027-01-19',
  initial: { startDate: '2026-11-21', months: 12 },
};
const unknown = { startDate: '', endDate: '' };
const winter = { startDate: '2026-12-10', endDate: '2027-02-20' };

it.each([
  ['the shortest duration to the end of the works', winter, { startDate: '2026-12-10', months: 3 }],
  ['a duration that ends with the works', { ...winter, endDate: '2027-02-09' }, { startDate: '2026-12-10', months: 2 }],
  [
    'the longest duration for longer works',
    { ...winter, endDate: '2028-12-31' },
    { startDate: '2026-12-10', months: 12 },
  ],
  [
    'the own first day for works that began earlier',
    { startDate: '2026-05-01', endDate: '2027-01-31' },
    { startDate: '2026-11-21', months: 3 },
  ],
  ['only the first day while the end is unknown', { ...winter, endDate: '' }, { startDate: '2026-12-10', months: 12 }],
  ['no duration for works that are over', { startDate: '2026-05-01', endDate: '2026-06-01' }, offer.initial],
])('proposes %s', (_, works, period) => {
  expect(periodFollowingWorks(offer.initial, unknown, works, offer)).toEqual(period);
});

it('follows when the dates of the works change again', () => {
  const followed = periodFollowingWorks(offer.initial, unknown, winter, offer);
  const later = { startDate: '2027-01-05', endDate: '2027-01-31' };
  expect(periodFollowingWorks(followed, winter, later, offer)).toEqual({ startDate: '2027-01-05', months: 1 });
  expect(periodFollowingWorks(followed, winter, unknown, offer)).toEqual(offer.initial);
});

it('keeps the day or the duration that the agent chose', () => {
  const ownDay = { startDate: '2026-12-24', months: 3 };
  const longer = { ...winter, endDate: '2027-05-31' };
  expect(periodFollowingWorks(ownDay, winter, longer, offer)).toEqual({ startDate: '2026-12-24', months: 6 });
  const ownMonths = { startDate: '2026-12-10', months: 6 };
  expect(periodFollowingWorks(ownMonths, winter, { ...winter, startDate: '2026-12-20' }, offer)).toEqual({
    startDate: '2026-12-20',
    months: 6,
  });
});
