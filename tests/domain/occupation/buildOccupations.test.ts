import { expect, it } from 'vitest';

import rows from '../../../app/catalogue/occupations.json' with { type: 'json' };
import titles from '../../../app/catalogue/occupationTitles.json' with { type: 'json' };
import { rowsWithWords } from '../../../library/scripts/occupations/occupationRows.ts';

it('has made the readings and titles that the catalogue carries', () => {
  expect(rowsWithWords(rows, titles)).toEqual(rows);
});

it('refuses titles of no occupation', () => {
  expect(() => rowsWithWords(rows, { '9999999': ['飞天'] })).toThrow('9999999');
});
