import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { idCardAgrees, idCardReading } from '@tuanbao/library/domain/identity/idCard';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const today = '2026-11-20';
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: count, maxLength: count });
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const bodies = fc
  .tuple(
    fc.constantFrom('110101', '330382', '820000', '110228', '990101'),
    fc.oneof(days, fc.constant('2001-02-29')),
    digits(3),
  )
  .map(([area, day, serial]) => `${area}${day.replaceAll('-', '')}${serial}`);
const right = bodies.map((body) => body + idCardCheckDigit(body));
/** A valid number in which one character is replaced, or a number with a wrong length. */
const spoilt = fc
  .tuple(right, fc.nat(17), fc.constantFrom('0', '7', 'X', ' ', '王'))
  .map(([number, at, mark]) => number.slice(0, at) + mark + number.slice(at + 1));
const numbers = fc.oneof(
  { weight: 4, arbitrary: right },
  spoilt,
  right.map((number) => number.slice(0, 17)),
  digits(15),
  digits(18),
);
const birthdayIn = (number: string) => `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

it('agrees exactly if the number contains that birthday and sex', () => {
  const seen = { yes: 0, no: 0 };
  const stated = fc.tuple(
    numbers,
    fc.constantFrom(true, true, true, false),
    days,
    fc.constantFrom('male', 'female', 'male', 'female', ''),
  );
  fc.assert(
    fc.property(stated, ([number, isOwn, otherDay, sex]) => {
      const birthday = isOwn ? birthdayIn(number) : otherDay;
      const reading = idCardReading(number, today);
      const isSame =
        typeof reading !== 'string' && !reading.isLegacy && reading.birthday === birthday && reading.sex === sex;
      seen[isSame ? 'yes' : 'no']++;
      expect(idCardAgrees(number, birthday, sex, today)).toBe(isSame);
    }),
    { numRuns: 5000 },
  );
  expect(seen.yes).toBeGreaterThan(100);
  expect(seen.no).toBeGreaterThan(100);
});

it('accepts no invalid day as today', () => {
  expect(() => idCardAgrees('11010119900307803X', '1990-03-07', 'male', 'heute')).toThrow(RangeError);
});
