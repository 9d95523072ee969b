import type { OccupationLine } from '@tuanbao/library/domain/scheme/scheme';
import { withHeads } from '@tuanbao/library/domain/scheme/withHeads';
import { expect, it } from 'vitest';

const welders: OccupationLine = { code: '0502002', name: '焊工', occupationClass: 4, heads: 3 };
const clerks: OccupationLine = { code: '0001001', name: '内勤', occupationClass: 1, heads: 10 };

it('adds heads to an occupation that is already planned, also if it appears twice', () => {
  expect(withHeads([welders], [clerks, { ...welders, heads: 2 }, { ...clerks, heads: 1 }])).toEqual([
    { ...welders, heads: 5 },
    { ...clerks, heads: 11 },
  ]);
});

it('keeps occupations without a code separate', () => {
  const byClass: readonly OccupationLine[] = [
    { code: '', name: '装配工', occupationClass: 3, heads: 20 },
    { code: '', name: '驾驶员', occupationClass: 4, heads: 2 },
  ];
  expect(withHeads(byClass, [clerks])).toEqual([...byClass, clerks]);
});
