import { expect, it } from 'vitest';

import { serialDay } from '../../../../library/src/spreadsheet/serialDay.ts';

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

it.each([
  { system: 1900, first: 60, last: 2_958_465, zero: Date.UTC(1899, 11, 30) },
  { system: 1904, first: 0, last: 2_957_003, zero: Date.UTC(1904, 0, 1) },
] as const)('counts the days of the $system calendar to the end of 9999', ({ system, first, last, zero }) => {
  const wrong: number[] = [];
  for (let serial = first + 1; serial <= last; serial += serial < 150_000 ? 1 : 89)
    if (serialDay(serial, system) !== dayOf(zero + serial * dayMs)) wrong.push(serial);
  expect(wrong).toEqual([]);
  expect(serialDay(last, system)).toBe('9999-12-31');
  expect(serialDay(last + 1, system)).toBeNull();
  expect(serialDay(-1, system)).toBeNull();
});

it.each([
  { serial: 0, text: '1899-12-31' },
  { serial: 1, text: '1900-01-01' },
  { serial: 59, text: '1900-02-28' },
  { serial: 61, text: '1900-03-01' },
  { serial: 0.25, text: '06:00:00' },
  { serial: 36_525.999_99, text: '1999-12-31 23:59:59' },
  { serial: 36_525.999_999, text: '2000-01-01' },
])('shows $serial as $text', ({ serial, text }) => {
  expect(serialDay(serial, 1900)).toBe(text);
});
