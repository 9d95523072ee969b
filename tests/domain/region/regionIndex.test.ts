import { isWithin, parentCodeOf } from '@tuanbao/library/domain/region/regionCode';
import { regionIndexOf } from '@tuanbao/library/domain/region/regionIndex';
import { addressText, regionPathText } from '@tuanbao/library/domain/region/regionPath';
import regionText from '@tuanbao/library/domain/region/regionText';
import { describe, expect, it } from 'vitest';

import rows from '../../fixtures/regions/regions.rows.json' with { type: 'json' };

const index = regionIndexOf(regionText);
const found = (text: string) => index.search(text).map((code) => regionPathText(index, code));
const inOrder = (codes: readonly number[]) => codes.toSorted((one, other) => one - other);
const namesBelow = (code: number) => index.childrenOf(code).map(({ name }) => name);

describe('the compact text', () => {
  it('holds the rows of the official list, every one with its name and parent', () => {
    expect(index.count).toBe(rows.length);
    for (const { code, name, parentId } of rows)
      expect(index.regionOf(code)).toMatchObject({ code, name, parent: parentId });
  });

  it('holds 31 provinces, 342 cities and 2,847 districts', () => {
    const levels = rows.map(({ code }) => index.regionOf(code)?.level);
    expect([1, 2, 3].map((level) => levels.filter((one) => one === level).length)).toEqual([31, 342, 2847]);
  });

  it('is refused if it is damaged', () => {
    expect(() => regionIndexOf('11北京市;42,东城区')).toThrow(RangeError);
  });
});

describe('the tree', () => {
  it('reaches every row from the provinces, each exactly once', () => {
    const reached = (code: number): number[] =>
      index.childrenOf(code).flatMap((region) => [region.code, ...reached(region.code)]);

    expect(reached(0).toSorted((a, b) => a - b)).toEqual(rows.map(({ code }) => code).toSorted((a, b) => a - b));
  });

  it('ends in a leaf on every path: a region without children is a district or a city without districts', () => {
    const citiesWithoutDistricts = rows
      .filter(({ code }) => index.isLeaf(code) && index.regionOf(code)?.level !== 3)
      .map(({ name }) => name);

    expect(citiesWithoutDistricts).toEqual(['东莞市', '中山市', '儋州市', '嘉峪关市']);
    for (const { code } of rows) expect(index.isLeaf(code)).toBe(index.childrenOf(code).length === 0);
  });

  it('gives municipalities their generic city, and provinces their directly administered units', () => {
    expect(namesBelow(110000)).toEqual(['市辖区']);
    expect(namesBelow(500000)).toEqual(['市辖区', '县']);
    expect(namesBelow(429000)).toEqual(['仙桃市', '潜江市', '天门市', '神农架林区']);
  });

  it('returns the path from the province, and nothing for unknown codes', () => {
    expect(regionPathText(index, 440305)).toBe('广东省 / 深圳市 / 南山区');
    expect(regionPathText(index, 441900)).toBe('广东省 / 东莞市');
    expect(index.pathOf(999999)).toEqual([]);
    expect(index.regionOf(440399)).toBeNull();
    expect(index.childrenOf(999900)).toEqual([]);
    expect(index.isLeaf(999999)).toBe(false);
  });

  it('writes an address in one line', () => {
    const address = { provinceCode: 440000, cityCode: 440300, districtCode: 440305, detail: '科技园 1 号' };
    expect(addressText(index, address)).toBe('广东省深圳市南山区科技园 1 号');
  });

  it('finds regions within regions only by the codes', () => {
    for (const { code, parentId } of rows) expect(parentCodeOf(code)).toBe(parentId);
    expect(isWithin(440305, 440000)).toBe(true);
    expect(isWithin(440305, 440300)).toBe(true);
    expect(isWithin(440305, 440400)).toBe(false);
    expect(isWithin(440305, 440305)).toBe(false);
  });
});

describe('search', () => {
  it('sorts the exact name first, then beginnings and parts, then regions inside a region of that name', () => {
    expect(found('南山区')).toEqual(['黑龙江省 / 鹤岗市 / 南山区', '广东省 / 深圳市 / 南山区']);
    expect(found('朝阳')[0]).toBe('北京市 / 市辖区 / 朝阳区');
    expect(found('深圳')).toContain('广东省 / 深圳市 / 南山区');
  });

  it('accepts several words, and characters in their order', () => {
    expect(found('广东 南山')).toEqual(['广东省 / 深圳市 / 南山区']);
    expect(found('深圳南山')).toEqual(['广东省 / 深圳市 / 南山区']);
  });

  it('finds cities without districts', () => {
    expect(found('东莞')).toEqual(['广东省 / 东莞市']);
  });

  it('accepts the beginning of a code', () => {
    expect(index.search('440305')).toEqual([440305]);
    expect(found('4419')).toEqual(['广东省 / 东莞市']);
    expect(index.search('４４０３０５')).toEqual([440305]);
  });

  it('finds every place of the list by its code: the leaf itself, or all inside it and nothing else', () => {
    const leaves = rows.map(({ code }) => code).filter((code) => index.isLeaf(code));

    for (const { code } of rows)
      expect(index.search(String(code))).toEqual(
        inOrder(leaves.filter((leaf) => leaf === code || isWithin(leaf, code))),
      );
  });

  it('accepts an incomplete code, and no unknown code', () => {
    expect(found('44000')).toEqual(found('440000'));
    for (const code of ['000000', '100000', '990000', '440390', '4403000']) expect(found(code)).toEqual([]);
  });

  it('accepts a code and a name together, in any order', () => {
    for (const text of ['4403 南山', '南山 4403', '4403南山', '440300 南山'])
      expect(found(text)).toEqual(['广东省 / 深圳市 / 南山区']);
  });

  it('returns every match, only leaves', () => {
    const matches = index.search('区');
    expect(matches.length).toBeGreaterThan(1000);
    expect(matches.every((code) => index.isLeaf(code))).toBe(true);
  });

  it('finds nothing for an empty text', () => {
    expect(index.search('  ')).toEqual([]);
    expect(index.search('火星')).toEqual([]);
  });
});

describe('invalid codes and texts', () => {
  it.each([NaN, Infinity, -Infinity, -110000, 1_100_001, 1e308, 110101.5, 0.1])('%s is no region', (code) => {
    expect(index.regionOf(code)).toBeNull();
    expect(index.pathOf(code)).toEqual([]);
    expect(index.childrenOf(code)).toEqual([]);
    expect(index.isLeaf(code)).toBe(false);
    expect([isWithin(code, 110000), isWithin(code, 0)]).toEqual([false, false]);
    expect(regionPathText(index, code)).toBe('');
  });

  it.each(['\uD800', '\u0000', '1e308', 'NaN', '区'.repeat(100_000), '1'.repeat(100_000)])(
    'finds nothing for %.9s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
