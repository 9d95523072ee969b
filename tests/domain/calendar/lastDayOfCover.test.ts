import { lastDayOfCover, plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { remainingMonths } from '@tuanbao/library/domain/endorsement/effectiveDate';
import { renewalStart } from '@tuanbao/library/domain/renewal/renewalPeriod';
import { describe, expect, it } from 'vitest';

describe('the last day of cover', () => {
  it.each([
    ['2027-01-28', 1, '2027-02-27'],
    ['2027-01-29', 1, '2027-02-28'],
    ['2027-01-30', 1, '2027-02-28'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-02-01', 1, '2027-02-28'],
    ['2028-01-29', 1, '2028-02-28'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-28', 12, '2029-02-27'],
    ['2027-02-28', 12, '2028-02-27'],
    ['2027-03-01', 12, '2028-02-29'],
    ['2027-03-31', 1, '2027-04-30'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-12-01', 1, '2027-12-31'],
    ['2026-12-01', 12, '2027-11-30'],
    ['2096-02-29', 48, '2100-02-28'],
  ])('from %s for %i months is %s', (start, months, last) => {
    expect(lastDayOfCover(start, months)).toBe(last);
  });
});

const dayMs = 24 * 60 * 60 * 1000;

/** All days from the start of 2027 to the end of 2032. */
const calendar = Array.from({ length: 365 * 6 + 2 }, (_, at) =>
  new Date(Date.UTC(2027, 0, 1) + at * dayMs).toISOString().slice(0, 10),
);

const byMonth = Map.groupBy(calendar, (day) => day.slice(0, 7));

const starts = calendar.filter((day) => day < '2031');

/**
 * Computes the last day of cover with a second method, a list of all days. If the last month has a day with the number
 * of the start day, cover ends one day before that day. Otherwise cover ends with the month.
 */
function lastByTheCalendar(start: string, months: number): string {
  const month = [...byMonth.keys()][[...byMonth.keys()].indexOf(start.slice(0, 7)) + months] ?? '';
  const days = byMonth.get(month) ?? [];
  const corresponding = `${month}-${start.slice(8)}`;
  const [last = ''] = days.includes(corresponding) ? [calendar[calendar.indexOf(corresponding) - 1]] : days.slice(-1);
  return last;
}

const grid = starts.flatMap((start) => Array.from({ length: 12 }, (_, at) => [start, at + 1] as const));

describe('every start from 2027 to 2030, for 1 to 12 months', () => {
  it('ends as the calendar says', () => {
    expect(grid.map(([start, months]) => lastDayOfCover(start, months))).toEqual(
      grid.map(([start, months]) => lastByTheCalendar(start, months)),
    );
  });

  it('has exactly its months left on the first day, and one on the last', () => {
    const wrong = grid.filter(([startDate, months]) => {
      const cover = { startDate, endDate: lastDayOfCover(startDate, months) };
      return remainingMonths(startDate, cover) !== months || remainingMonths(cover.endDate, cover) !== 1;
    });
    expect(wrong).toEqual([]);
  });

  it('never has more months left on a later day', () => {
    const wrong = starts.filter((startDate) => {
      const cover = { startDate, endDate: lastDayOfCover(startDate, 12) };
      const left = [0, 1, 2, 27, 28, 29, 30, 31, 59, 60, 180, 181].map((days) =>
        remainingMonths(plusDays(startDate, days), cover),
      );
      return left.some((months, at) => months > (left[at - 1] ?? 12));
    });
    expect(wrong).toEqual([]);
  });

  it('a longer cover ends later, and a later start never ends earlier', () => {
    const wrong = grid.filter(
      ([start, months]) =>
        lastDayOfCover(start, months) <= lastDayOfCover(start, months - 1) ||
        lastDayOfCover(plusDays(start, 1), months) < lastDayOfCover(start, months),
    );
    expect(wrong).toEqual([]);
  });
});

const period = (startDate: string, months: number) => ({ startDate, endDate: lastDayOfCover(startDate, months) });

describe('consecutive covers', () => {
  it.each([
    ['2027-01-31', 1, ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-02-29', 12, ['2029-02-28', '2030-02-28', '2031-02-28']],
    ['2027-08-30', 6, ['2028-02-29', '2028-08-31', '2029-02-28']],
    ['2027-03-15', 12, ['2028-03-14', '2029-03-14', '2030-03-14']],
  ])('from %s, every %i months, leave out no day and cover no day twice', (start, months, ends) => {
    let from = start;
    for (const end of ends) {
      const cover = period(from, months);
      expect(cover.endDate).toBe(end);
      from = renewalStart(cover.endDate, plusDays(cover.endDate, -20));
      expect(from).toBe(plusDays(end, 1));
      expect(remainingMonths(from, period(from, months))).toBe(months);
    }
  });
});
