import { occupationsForTitle } from '@tuanbao/library/domain/occupation/occupationsForTitle';
import { describe, expect, it } from 'vitest';

import titles from '../../../app/catalogue/occupationTitles.json' with { type: 'json' };
import { occupations } from '../../../stories/fixtures/occupationCatalogue.ts';

const ranked = (title: string) => occupationsForTitle(occupations, title);
const best = (title: string) => ranked(title)[0]?.occupation.name;

describe('every reviewed title', () => {
  const pairs = Object.entries(titles).flatMap(([code, known]) => known.map((title) => ({ code, title })));

  it('there are more than 80', () => {
    expect(pairs.length).toBeGreaterThan(400);
  });

  it('finds its occupation with certainty', () => {
    for (const { code, title } of pairs) {
      const certain = ranked(title).filter(({ confidence }) => confidence === 'certain');
      expect(certain.map(({ occupation }) => occupation.code)).toContain(code);
    }
  });
});

it.each([
  ['电焊工', '电焊工'],
  ['快递员', '快递员'],
  ['外卖骑手', '外卖送餐员'],
  ['保安', '保安（非押运）'],
  ['叉车司机', '叉车司机'],
  ['会计', '人事、财务、法务人员'],
  ['程序员', '软件工程师'],
  ['高级电焊工（夜班）', '电焊工'],
  ['兼职保洁阿姨', '保洁人员（室内地面）'],
  ['仓库管理员岗', '仓库管理员'],
  ['小区保安', '物业保安'],
  ['产线操作工', '生产线装配工'],
  ['财务会计', '人事、财务、法务人员'],
  ['软件开发工程师', '软件工程师'],
  ['美团外卖员', '外卖送餐员'],
  ['大货车 司机', '重型货车、半挂车司机'],
  ['hr', '人事、财务、法务人员'],
])('%s is best read as %s', (title, name) => {
  expect(best(title)).toBe(name);
});

it('returns every occupation that a word may mean, with the certainty', () => {
  const welders = ranked('电焊工');
  expect(welders.slice(0, 2).map(({ occupation }) => occupation.class)).toEqual(expect.arrayContaining([4, 5]));
  expect(welders[0]?.confidence).toBe('certain');
  expect(ranked('高级电焊工')[0]?.confidence).toBe('likely');
  expect(ranked('电工焊接')[0]?.confidence).toBe('possible');
});

it.each(['电焊工/会计', '会计、电焊工', '会计，电焊工（夜班）', '电焊工兼会计', '会计+电焊工'])(
  'is certain of none of several titles, and returns all: %s',
  (title) => {
    const answers = ranked(title);

    expect(answers.every(({ confidence }) => confidence === 'possible')).toBe(true);
    expect(answers.map(({ occupation }) => occupation.name)).toEqual(
      expect.arrayContaining(['电焊工', '人事、财务、法务人员']),
    );
  },
);

it.each([
  ['（叉车司机）', '叉车司机'],
  ['兼职会计', '人事、财务、法务人员'],
  ['保姆、月嫂', '保姆、月嫂'],
])('%s is one title, and means %s', (title, name) => {
  expect(best(title)).toBe(name);
  expect(ranked(title)[0]?.confidence).not.toBe('possible');
});

it.each(['记者（内勤）', '工程师(到现场)', '单位负责人（亲自作业）'])(
  'is certain of only one by the whole name: %s',
  (title) => {
    const certain = ranked(title).filter(({ confidence }) => confidence === 'certain');
    expect(certain.map(({ occupation }) => occupation.name.normalize('NFKC'))).toEqual([title.normalize('NFKC')]);
  },
);

it('offers what the whole name means before its likely rivals', () => {
  expect(ranked('（叉）车工')[0]).toMatchObject({ confidence: 'certain' });
});

it('returns ten at most', () => {
  expect(ranked('司机').length).toBe(10);
});

it.each(['', ' ', '（）', '火星', '\uD800', '\uDC00工', 'x'.repeat(100_000), '１', '🙂'])(
  'finds nothing for %.12s',
  (title) => {
    expect(ranked(title)).toEqual([]);
  },
);
