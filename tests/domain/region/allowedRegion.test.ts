import { isInAreas, leadsToAreas } from '@tuanbao/library/domain/region/allowedRegion';
import { expect, it } from 'vitest';

const guangdongAndNanjing = [440000, 320100];

it.each([
  { code: 440305, isIn: true, leads: true, because: 'a district of an allowed province' },
  { code: 320102, isIn: true, leads: true, because: 'a district of an allowed city' },
  { code: 320000, isIn: false, leads: true, because: 'the province around an allowed city' },
  { code: 320505, isIn: false, leads: false, because: 'a district elsewhere' },
  { code: NaN, isIn: false, leads: false, because: 'no code at all' },
])('$because ($code)', ({ code, isIn, leads }) => {
  expect(isInAreas(code, guangdongAndNanjing)).toBe(isIn);
  expect(leadsToAreas(code, guangdongAndNanjing)).toBe(leads);
});

it('allows the whole country if a product names no areas', () => {
  expect(isInAreas(110101, [])).toBe(true);
  expect(leadsToAreas(110000, [])).toBe(true);
});
