import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { ageOn, CalendarError } from '@tuanbao/library/domain/calendar/calendarDay';
import { brokenAgeLimit } from '@tuanbao/library/domain/roster/ageLimits';
import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';

import { rosterContext, samplePerson } from '../../../stories/fixtures/rosters.ts';

it('accepts persons whose completed years the product allows, also with leap days', () => {
  const aDay = integer({ min: 0, max: 50_000 }).map((days) => plusDays('1900-01-01', days));
  const anAge = integer({ min: 0, max: 120 });
  assert(
    property(aDay, integer({ min: 0, max: 60_000 }), anAge, anAge, (birthday, later, one, other) => {
      const startDate = plusDays(birthday, later);
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const context = { ...rosterContext, startDate, age: { on: 'startDate' as const, min, max, isExempt: false } };
      const age = ageOn(birthday, startDate);
      const broken = brokenAgeLimit(samplePerson(0), birthday, 'male', false, context);
      expect(broken === null).toBe(age >= min && age <= max);
    }),
    { numRuns: 2000 },
  );
});

it('returns no age for an invalid day', () => {
  const context = { ...rosterContext, startDate: '' };
  expect(() => brokenAgeLimit(samplePerson(0), '1990-01-01', 'male', false, context)).toThrow(CalendarError);
});
