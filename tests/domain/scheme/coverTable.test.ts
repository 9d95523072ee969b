import { coverTableOf } from '@tuanbao/library/domain/scheme/coverTable';
import { expect, it } from 'vitest';

import { catalogue } from '../../../stories/fixtures/catalogue.ts';

const rowOf = (product: Parameters<typeof coverTableOf>[0], name: string) =>
  coverTableOf(product).find((row) => row.name === name)?.cells;

it('tells for each plan whether a clause is included, optional or not offered, and its sums insured', () => {
  const cells = rowOf(catalogue.groupAccident, '意外住院津贴');
  expect(cells?.map(({ status }) => status)).toEqual(['optional', 'included']);
  expect(cells?.[0]?.limits).toEqual(['50元/天，最多180天', '100元/天，最多180天']);
  expect(rowOf(catalogue.groupAccident, '猝死身故')?.[0]).toEqual({ status: 'notOffered', limits: [] });
});

it('leaves out the sum insured of 0, with which a clause is not insured', () => {
  expect(rowOf(catalogue.house, '管道破裂及水渍')?.[0]).toEqual({ status: 'optional', limits: ['2万', '5万'] });
});
