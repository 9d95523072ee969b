import { ageOn, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { holderFactsOf } from '@tuanbao/library/domain/identity/personalId';
import { ageOfPerson } from '@tuanbao/library/domain/roster/ageOfPerson';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { rosterContext } from '../../../stories/fixtures/rosters.ts';

const { startDate: firstDay, today } = rosterContext;
const numberOf = (day: string, area = '110101') => {
  const body = `${area}${day.replaceAll('-', '')}123`;
  return body + idCardCheckDigit(body);
};

it.each([
  ['the number and the row', numberOf('1990-03-07'), '1990-03-07', 36],
  ['the number, where the row says another day', numberOf('1990-03-07'), '1980-03-07', 36],
  ['the row, where the number is wrong', numberOf('1990-03-07', '990101'), '1980-03-07', 46],
  ['both, though the number is wrong', numberOf('1990-03-07', '990101'), '1990-03-07', 36],
  ['nothing: no such day', '', '1990-02-30', null],
  ['nothing: a day to come', '', '2030-01-01', null],
])('counts by %s', (_, idNo, birthday, age) => {
  expect(ageOfPerson({ idType: 'idCard', idNo, birthday }, rosterContext)).toBe(age);
});

it('uses the number if it is valid, otherwise the row', () => {
  const days = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const birthdays = fc.oneof(days, fc.constantFrom('', '1990-02-30', '1990/03/07', '王'));
  const areas = fc.constantFrom('110101', '990101', '91110101');
  const counted = fc.tuple(
    fc.constantFrom('idCard', 'foreignerResidence', 'passport', ''),
    fc.tuple(fc.oneof(days, fc.constant('1990-02-30')), areas),
    birthdays,
    fc.boolean(),
  );
  fc.assert(
    fc.property(counted, ([idType, [day, area], stated, isSame]) => {
      const idNo = numberOf(day, area);
      const birthday = isSame ? day : stated;
      const told = holderFactsOf(idType, idNo, today)?.birthday ?? birthday;
      const age = isCalendarDay(told) && told <= firstDay ? ageOn(told, firstDay) : null;
      expect(ageOfPerson({ idType, idNo, birthday }, rosterContext)).toBe(age);
    }),
    { numRuns: 2000 },
  );
});
