import { expect, it } from 'vitest';

import banks from '../../app/catalogue/banks.json' with { type: 'json' };
import industries from '../../app/catalogue/industries.json' with { type: 'json' };
import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { industriesWithReadings, type IndustryRow, withPinyin } from '../../library/scripts/catalogue/withReadings.ts';

it('has made the readings of the products', () => {
  for (const { name, pinyin } of loadCatalogue().products)
    expect([name, pinyin]).toEqual([name, withPinyin({ name }).pinyin]);
});

it('has made the readings of industries and banks that the catalogue carries', () => {
  expect(industriesWithReadings(industries as unknown as readonly IndustryRow[])).toEqual(industries);
  expect(banks.map(withPinyin)).toEqual(banks);
});
