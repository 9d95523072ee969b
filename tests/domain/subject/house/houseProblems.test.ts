import { houseAreaClassOf } from '@tuanbao/library/domain/product/houseAreaClass';
import type { House } from '@tuanbao/library/domain/subject/house/house';
import { houseSubjectOf } from '@tuanbao/library/domain/subject/house/houseKind';
import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../../app/catalogue/loadCatalogue.ts';

const product = loadCatalogue().products.find(({ basis }) => basis === 'perHouse');
if (!product) throw new Error('no house product');

const house: House = {
  areaSquareMetres: 90,
  address: { provinceCode: 330_000, cityCode: 330_100, districtCode: 330_102, detail: '示例路1号' },
};
const nowhere = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
const codesOf = (change: Partial<House>, of = product) =>
  houseProblems(of, { ...house, ...change }).map(({ path, code }) => `${path} ${code}`);

it.each([
  [1, 1],
  [500, 1],
  [500.01, 501],
  [501, 501],
  [10_000, 501],
])('%s m² are in area class %i', (area, areaClass) => {
  expect(houseAreaClassOf(area)).toBe(areaClass);
});

it('asks for area and address', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ areaSquareMetres: null, address: nowhere })).toEqual([
    'areaSquareMetres houseAreaRequired',
    'address houseRegionRequired',
    'address.detail houseAddressRequired',
  ]);
  expect(codesOf({ areaSquareMetres: Number.NaN })).toEqual(['areaSquareMetres areaInvalid']);
});

it('does not check the address if the product does not request it', () => {
  const features = { ...product.features, houseAddressRequired: false };
  expect(codesOf({ address: nowhere }, { ...product, features })).toEqual([]);
});

it('refuses an address on the decline list, with any width and spaces', () => {
  const declining = { ...product, occupation: { ...product.occupation, declinedAddresses: ['A区危房'] } };
  const address = { ...house.address, detail: '示例路 Ａ区 危房3号' };
  expect(codesOf({ address }, declining)).toEqual(['address.detail addressDeclined']);
  expect(codesOf({}, declining)).toEqual([]);
});

it('is priced once its area is known', () => {
  expect(houseSubjectOf(house)).toEqual({ basis: 'perHouse', areaSquareMetres: 90 });
  expect(houseSubjectOf({ ...house, areaSquareMetres: null })).toBeNull();
});
