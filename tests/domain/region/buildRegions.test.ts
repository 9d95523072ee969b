import pinyinText from '@tuanbao/library/domain/region/pinyinText';
import regionText from '@tuanbao/library/domain/region/regionText';
import successorText from '@tuanbao/library/domain/region/successorText';
import { expect, it } from 'vitest';

import { regionRows, successorRows } from '../../../library/scripts/regions/regionRows.ts';
import { pinyinTextOf, regionTextOf, successorTextOf } from '../../../library/scripts/regions/regionTexts.ts';
import expected from '../../fixtures/regions/regions.rows.json' with { type: 'json' };

const rows = regionRows();

it('makes the expected rows from the list and the later changes', () => {
  expect(rows).toEqual(
    expected.map(({ code, name }) => ({ code, name })).toSorted((one, other) => one.code - other.code),
  );
});

it('has made the texts that the library carries', () => {
  expect(regionTextOf(rows)).toBe(regionText);
  expect(pinyinTextOf(rows)).toBe(pinyinText);
  expect(successorTextOf(successorRows(rows))).toBe(successorText);
});
