import { poolSubjectOf } from '@tuanbao/library/domain/subject/pool/poolKind';
import { poolProblems } from '@tuanbao/library/domain/subject/pool/poolProblems';
import type { SwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';
import { subjectProblemMessages } from '@tuanbao/library/i18n/subjects/subjectProblems.messages';
import { expect, it } from 'vitest';

const nothing: SwimmingPools = {
  areaSquareMetres: null,
  count: null,
  address: { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' },
  images: [],
};
const pools: SwimmingPools = {
  areaSquareMetres: 1250,
  count: 2,
  address: { provinceCode: 440_000, cityCode: 441_900, districtCode: 0, detail: '示例路1号' },
  images: ['https://files.example/pool.png'],
};

it('returns every message of the specification while nothing is filled in', () => {
  const words = subjectProblemMessages['zh-CN'];
  expect(poolProblems(nothing).map(({ code, params }) => words[code](params))).toEqual([
    '请输入营业面积',
    '请输入游泳池个数',
    '请选择游泳池地址',
    '请输入游泳池地址',
    '请上传游泳场所照片',
  ]);
});

it('has no problems when it is complete, also in a city without districts', () => {
  expect(poolProblems(pools)).toEqual([]);
});

it.each([0, -1, 1.5, 1001, Number.NaN, Infinity, 1e308])('%s is no number of pools', (count) => {
  expect(poolProblems({ ...pools, count })).toMatchObject([{ code: 'countInvalid', params: { min: 1, max: 1000 } }]);
});

it('is priced when area and count are known', () => {
  expect(poolSubjectOf(pools)).toEqual({ basis: 'perPool', pools: [{ areaSquareMetres: 1250, count: 2 }] });
  expect(poolSubjectOf(nothing)).toBeNull();
});
