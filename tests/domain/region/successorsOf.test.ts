import { loadSuccessors } from '@tuanbao/library/domain/region/loadSuccessors';
import { regionIndexOf } from '@tuanbao/library/domain/region/regionIndex';
import { regionSuccessorsOf } from '@tuanbao/library/domain/region/regionSuccessors';
import regionText from '@tuanbao/library/domain/region/regionText';
import { presentAddressOf, presentRegionOf, successorsOf } from '@tuanbao/library/domain/region/successorsOf';
import successorText from '@tuanbao/library/domain/region/successorText';
import { expect, it } from 'vitest';

const index = regionIndexOf(regionText);
const successors = await loadSuccessors();
const after = (code: number) => successorsOf(index, successors, code).map((one) => index.regionOf(one)?.name);

it.each([
  { code: 110103, was: '崇文区', now: ['东城区'] },
  { code: 110104, was: '宣武区', now: ['西城区'] },
  { code: 500112, was: '渝北区', now: ['两江新区'] },
  { code: 330202, was: '镇明区', now: ['海曙区'] },
  { code: 452722, was: '宜山县, by way of 宜州市', now: ['宜州区'] },
  { code: 460039, was: '南沙群岛', now: ['西沙区'] },
  { code: 110101, was: '东城区, still there', now: ['东城区'] },
])('$code ($was) lies in $now', ({ code, now }) => {
  expect(after(code)).toEqual(now);
});

it('names every part of a divided region', () => {
  expect(after(320304)).toEqual(['鼓楼区', '泉山区', '铜山区']);
});

it('points only to present regions, from abolished codes', () => {
  const written = regionSuccessorsOf(successorText);
  expect(written.size).toBeGreaterThan(3900);
  for (const [code, found] of written) {
    expect(successors.get(code)).toEqual(found);
    expect(index.regionOf(code)).toBeNull();
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(index.regionOf(one)).not.toBeNull();
  }
});

it('returns nothing for codes that never existed', () => {
  for (const code of [999999, 0, -1, NaN, Infinity, 1e308, 110101.5]) expect(after(code)).toEqual([]);
});

it('returns the present region, or the one that contains all successors', () => {
  expect(presentRegionOf(index, successors, 110103)).toBe(110101);
  expect(presentRegionOf(index, successors, 320304)).toBe(320300);
  expect(presentRegionOf(index, successors, 341400)).toBe(340000); // 巢湖 was divided among three cities.
  expect(presentRegionOf(index, successors, 442500)).toBe(440000);
  expect(presentRegionOf(index, successors, 999999)).toBe(0);
});

it('converts an old address to the codes of today', () => {
  const old = { provinceCode: 110000, cityCode: 110100, districtCode: 110103, detail: '前门大街 1 号' };
  expect(presentAddressOf(index, successors, old)).toEqual({ ...old, districtCode: 110101 });

  const divided = { provinceCode: 320000, cityCode: 320300, districtCode: 320304, detail: '' };
  expect(presentAddressOf(index, successors, divided)).toEqual({ ...divided, districtCode: 0 });

  const present = { ...old, districtCode: 110102 };
  expect(presentAddressOf(index, successors, present)).toBe(present);
  const empty = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
  expect(presentAddressOf(index, successors, empty)).toBe(empty);
});

it('refuses a damaged text', () => {
  expect(() => regionSuccessorsOf('1101')).toThrow(RangeError);
  expect(() => regionSuccessorsOf('110103=1')).toThrow(RangeError);
  expect(() => regionSuccessorsOf('11x103=01')).toThrow(RangeError);
});

it('is downloaded once', () => {
  expect(loadSuccessors()).toBe(loadSuccessors());
});
