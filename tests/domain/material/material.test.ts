import { type Material, materialProblems } from '@tuanbao/library/domain/material/material';
import { expect, it } from 'vitest';

const licence: Material = { type: 'businessLicence', name: '营业执照', isRequired: true };
const other: Material = { type: 'other', name: '其他资料', isRequired: false };
const sentBack: Material = { ...other, rejection: { reason: '模糊', files: ['old'] } };

const codes = (material: Material, ...ids: readonly string[]) =>
  materialProblems([material], { [material.type]: ids.map((id) => ({ id })) }).map(
    ({ code, path }) => `${path} ${code}`,
  );

it.each([
  ['a required paper without a file is missing', licence, [], ['businessLicence materialMissing']],
  ['with one it is there', licence, ['a'], []],
  ['an optional one may be left out', other, [], []],
  ['what was sent back has to go', sentBack, ['old'], ['other materialRejected']],
  ['also where another was added beside it', sentBack, ['old', 'new'], ['other materialRejected']],
  ['another in its place is enough', sentBack, ['new'], []],
  ['a paper that was sent back is no longer optional', sentBack, [], ['other materialMissing']],
] as const)('%s', (_, material, ids, expected) => {
  expect(codes(material, ...ids)).toEqual(expected);
});

it('an unknown material is missing like one without files', () => {
  expect(materialProblems([licence], {})).toEqual([
    { code: 'materialMissing', path: 'businessLicence', params: { name: '营业执照' }, severity: 'error' },
  ]);
});
