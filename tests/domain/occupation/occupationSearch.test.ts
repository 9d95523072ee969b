import { occupationsMatching } from '@tuanbao/library/domain/occupation/occupationSearch';
import { describe, expect, it } from 'vitest';

import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';

const found = (text: string) => occupationsMatching(occupations, text);
const names = (text: string) => found(text).map(({ name }) => name);

it.each([
  { text: '0001001', first: '0001001', because: 'a whole code' },
  { text: '电焊工', first: '电焊工', because: 'a whole name' },
  { text: '00010', first: '0001001', because: 'the start of a code' },
  { text: '外卖骑手', first: '外卖送餐员', because: 'an everyday title' },
  { text: '月嫂', first: '保姆、月嫂', because: 'a part of the name' },
  { text: 'dianhangong', first: '电焊工', because: 'full pinyin' },
  { text: 'dhg', first: '电焊工', because: 'initials' },
  { text: 'DianHan', first: '电焊工', because: 'the beginning of the pinyin, in capitals' },
  { text: 'waimaiqishou', first: '外卖送餐员', because: 'a title in pinyin' },
  { text: 'wmqs', first: '外卖送餐员', because: 'a title’s initials' },
  { text: 'ktv', first: 'KTV服务员', because: 'letters within the name' },
  { text: 'cnc', first: '数控机床操作工', because: 'a title in letters' },
  { text: 'lvshi', first: '律师', because: 'ü written v' },
  { text: 'lüshi', first: '律师', because: 'ü' },
  { text: 'diaocheyuan', first: '调车员', because: 'the railway’s reading of 调' },
])('finds $text first by $because', ({ text, first }) => {
  const [best] = found(text);
  expect([best?.code, best?.name]).toContain(first);
});

it('finds every occupation by its own name, as it is written and in half width, and by its code', () => {
  const lost = occupations.leaves.flatMap((leaf) =>
    [leaf.name, leaf.name.normalize('NFKC'), leaf.code].filter((text) => !found(text).includes(leaf)),
  );
  expect(lost).toEqual([]);
});

it.each([
  { text: '保安（非押运）', first: '保安（非押运）' },
  { text: '保安(非押运)', first: '保安（非押运）' },
  { text: 'ktv服务员', first: 'KTV服务员' },
  { text: 'diànhàngōng', first: '电焊工' },
])('finds $text with any width, case and tones', ({ text, first }) => {
  expect(names(text)[0]).toBe(first);
});

it('finds a group and a name together, in any order and in Latin letters', () => {
  const [welder] = found('建筑 电焊工');
  expect(welder?.code).toBe('0701020');
  expect(found('电焊工 建筑')).toEqual(found('建筑 电焊工'));
  expect(found('jz dhg').map(({ code }) => code)).toContain('0701020');
  expect(found('建筑 宇航员')).toEqual([]);
});

it('prefers words that form one name', () => {
  expect(names('dian han gong')[0]).toBe('电焊工');
  expect(names('电 焊工')[0]).toBe('电焊工');
});

it('finds both welders, of the site and of the workshop', () => {
  expect(found('电焊工').map(({ code }) => code)).toEqual(expect.arrayContaining(['0701020', '0802007']));
});

it('finds the leaves of a group that is named, in characters and in pinyin', () => {
  for (const text of ['海洋渔业', 'haiyangyuye', 'hyyy'])
    expect(found(text).map(({ code }) => code)).toContain('0202004');
});

it('puts names before titles and groups', () => {
  const bestNames = names('保安');
  expect(bestNames.slice(0, 2)).toEqual(expect.arrayContaining(['物业保安', '保安（非押运）']));
  expect(bestNames.indexOf('消防员')).toBeGreaterThan(bestNames.indexOf('夜场安保人员'));
});

describe('texts without a search', () => {
  it.each(['', '  ', 'qqqq', '火星矿工长', '\uD800', 'x'.repeat(100_000), '１２３４５６７８９'])(
    'finds nothing for %.12s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
